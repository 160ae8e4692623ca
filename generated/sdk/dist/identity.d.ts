/** A customer as the server of a site knows it. */
export type IdentityOfCustomer = {
    /** The site's own id of the customer. */
    id: string;
    name?: string;
    email?: string;
    /** What else flows may know, as `conversation.customer.properties`: at most 20, of at most 200 characters. */
    properties?: Readonly<Record<string, string | number | boolean>>;
};
export type IdentityToSign = {
    /** The whole identity secret of the key, `idsec_…`. It belongs on a server, never in a page. */
    secret: string;
    /** The publishable key that the page uses. */
    publicKey: string;
    customer: IdentityOfCustomer;
    /** How long the token proves it; an hour unless given, at most a day. */
    lifetimeSeconds?: number;
    /** The current time; that of the clock when absent. */
    now?: Date;
};
/**
 * An identity token for a visitor who is signed in at the site: a JSON Web Token, signed with HS256. The page passes it
 * on as `identity`. Needs WebCrypto: Node 20 or newer, Bun, Deno.
 */
export declare function signIdentity({ secret, publicKey, customer: { id, ...customer }, lifetimeSeconds, now, }: IdentityToSign): Promise<string>;
