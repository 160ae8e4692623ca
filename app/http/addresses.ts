import type { IncomingMessage } from 'node:http'
import express from 'express'
import proxyAddress from 'proxy-addr'

const UNDECIDED =
  'a request has a forwarded address, but TRUST_PROXY is not set: behind a proxy, all clients share its request limits'

export type AddressOf = (req: IncomingMessage) => string

/**
 * The network address that a request came from, behind the trusted proxies. The rule is the one that Express compiles
 * from the setting, so that requests which never reach Express follow it too. While `TRUST_PROXY` is not set, no proxy
 * is trusted, and `warn` is called for the first request that seems to come through one.
 */
export function createAddressOf(
  trustProxy: boolean | number | string[] | undefined,
  warn: (sentence: string) => void,
): AddressOf {
  const own: AddressOf = req => req.socket.remoteAddress ?? ''
  if (trustProxy === undefined) {
    let warned = false
    return req => {
      if (!warned && (req.headers['x-forwarded-for'] !== undefined || req.headers.forwarded !== undefined)) {
        warned = true
        warn(UNDECIDED)
      }
      return own(req)
    }
  }
  if (trustProxy === false) return own
  const trusted = express().set('trust proxy', trustProxy).get('trust proxy fn') as (
    address: string,
    hop: number,
  ) => boolean
  // A connection that was closed before its request was read has no address any more.
  return req => (req.socket.remoteAddress === undefined ? '' : proxyAddress(req, trusted))
}
