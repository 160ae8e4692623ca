const TOLERANCE_S = 300;
/**
 * Whether the delivery was signed with the secret, and for a timed one, whether that was just now. Compares in constant
 * time; never throws for a malformed signature.
 */
export async function verifyWebhook(delivery) {
    if ('headers' in delivery)
        return await verifyTimed(timedOf(delivery));
    return 'signatures' in delivery ? await verifyTimed(delivery) : await verifyPlain(delivery);
}
function timedOf({ headers, ...rest }) {
    const read = (name) => {
        const value = headers instanceof Headers ? headers.get(name) : headers[name];
        return typeof value === 'string' ? value : undefined;
    };
    return {
        ...rest,
        id: read('webhook-id'),
        timestamp: read('webhook-timestamp'),
        signatures: read('webhook-signature'),
    };
}
async function verifyPlain({ secret, body, signature }) {
    const claimed = /^sha256=([0-9a-f]{64})$/i.exec(signature ?? '')?.[1];
    if (claimed === undefined || secret === '')
        return false;
    return sameBytes(await hmac(new TextEncoder().encode(secret), bytesOf(body)), hexBytes(claimed));
}
async function verifyTimed({ secret, body, id, timestamp, signatures, toleranceSeconds = TOLERANCE_S, now = new Date(), }) {
    const key = base64Bytes(secret.replace(/^whsec_/, ''));
    if (key === undefined || key.length === 0 || !id || !/^[0-9]{1,12}$/.test(timestamp ?? ''))
        return false;
    if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > toleranceSeconds)
        return false;
    const actual = await hmac(key, timedContent(id, timestamp ?? '', body));
    const claims = (signatures ?? '')
        .split(' ')
        .flatMap(entry => (entry.startsWith('v1,') ? (base64Bytes(entry.slice(3)) ?? []) : []));
    return claims.some(claimed => sameBytes(actual, claimed));
}
function timedContent(id, timestamp, body) {
    const head = new TextEncoder().encode(`${id}.${timestamp}.`);
    const content = bytesOf(body);
    const signed = new Uint8Array(head.length + content.length);
    signed.set(head);
    signed.set(content, head.length);
    return signed;
}
/**
 * Signs an event as Parley does, so that a test can post it to a receiver.
 * @param test `id`: of the event and its delivery, a new one when absent. `now`: when it is signed, now when absent.
 */
export async function signWebhook({ secret, event, id = crypto.randomUUID(), now = new Date(), }) {
    const body = JSON.stringify(event);
    const key = base64Bytes(secret.replace(/^whsec_/, ''));
    if (key === undefined || key.length === 0)
        throw new TypeError('The secret is whsec_ and base64');
    const timestamp = String(Math.floor(now.getTime() / 1000));
    const plain = await hmac(new TextEncoder().encode(secret), bytesOf(body));
    const timed = await hmac(key, timedContent(id, timestamp, body));
    return {
        body,
        headers: {
            'content-type': 'application/json',
            'x-service-event': event.event,
            'x-service-event-id': id,
            'x-service-delivery': id,
            'x-service-signature': `sha256=${Array.from(plain, byte => byte.toString(16).padStart(2, '0')).join('')}`,
            'webhook-id': id,
            'webhook-timestamp': timestamp,
            'webhook-signature': `v1,${btoa(String.fromCharCode(...timed))}`,
        },
    };
}
async function hmac(key, content) {
    const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    return new Uint8Array(await crypto.subtle.sign('HMAC', imported, content));
}
function bytesOf(body) {
    return typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body);
}
/** A secret is base64 without its padding. */
function base64Bytes(text) {
    try {
        return Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
    }
    catch {
        return undefined;
    }
}
/**
 * Verifies a delivery and parses it; undefined when the signature is wrong. Throws SyntaxError when a correctly signed
 * body is not JSON.
 */
export async function readWebhook(delivery) {
    if (!(await verifyWebhook(delivery)))
        return undefined;
    const text = typeof delivery.body === 'string' ? delivery.body : new TextDecoder().decode(delivery.body);
    return JSON.parse(text);
}
function hexBytes(hex) {
    return Uint8Array.from({ length: hex.length / 2 }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16));
}
/** Compares every byte, wherever the first difference is, so that the time taken reveals nothing. */
function sameBytes(a, b) {
    let difference = a.length ^ b.length;
    for (let index = 0; index < a.length; index++)
        difference |= (a[index] ?? 0) ^ (b[index] ?? 0);
    return difference === 0;
}
