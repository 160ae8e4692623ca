/** Whether the delivery was signed with the secret. Compares in constant time; never throws for a malformed signature. */
export async function verifyWebhook({ secret, body, signature }) {
    const claimed = /^sha256=([0-9a-f]{64})$/i.exec(signature ?? '')?.[1];
    if (claimed === undefined || secret === '')
        return false;
    const encoder = new TextEncoder();
    const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    const bytes = typeof body === 'string' ? encoder.encode(body) : new Uint8Array(body);
    const actual = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes));
    return sameBytes(actual, hexBytes(claimed));
}
/** Verifies a delivery and parses it; undefined when the signature is wrong. Throws SyntaxError when a correctly signed body is no JSON. */
export async function readWebhook(delivery) {
    if (!await verifyWebhook(delivery))
        return undefined;
    const text = typeof delivery.body === 'string' ? delivery.body : new TextDecoder().decode(delivery.body);
    return JSON.parse(text);
}
function hexBytes(hex) {
    return Uint8Array.from({ length: hex.length / 2 }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16));
}
/** Looks at every byte whatever the first difference is, so that the time taken tells nothing. */
function sameBytes(a, b) {
    let difference = a.length ^ b.length;
    for (let index = 0; index < a.length; index++)
        difference |= (a[index] ?? 0) ^ (b[index] ?? 0);
    return difference === 0;
}
