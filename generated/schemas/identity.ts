// Written by `make generate` from contracts/schemas/. Do not edit.

/**
 * Claims of an identity token: a JSON Web Token, signed with HS256 under an identity secret of the publishable key, with which the server of a site proves who a visitor is. The key of the signature is the whole secret as UTF-8. Further claims, such as `iat` and `jti`, are ignored.
 */
export interface IdentityClaims {
/**
 * The site's own id of the customer.
 */
sub: string
/**
 * The publishable key that the page uses; of a list, one of them.
 */
aud: (string | string[])
/**
 * When the token expires, in seconds since 1970; not more than a day ahead. Of clocks a minute is forgiven.
 */
exp: number
/**
 * Name of the customer.
 */
name?: string
/**
 * E-mail address of the customer.
 */
email?: string
/**
 * What else flows may know of the customer, such as a tariff; `conversation.customer.properties`.
 */
properties?: {
[k: string]: string | number | boolean
}
[k: string]: unknown
}
