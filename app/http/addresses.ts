import type { IncomingMessage } from 'node:http'
import express from 'express'
import proxyAddress from 'proxy-addr'

export type AddressOf = (req: IncomingMessage) => string

/**
 * The network address that a request came from, behind the proxies that are trusted. Express compiles its own notion of
 * those; requests that never reach it are judged by the same function.
 */
export function createAddressOf(trustProxy: boolean | number | string[]): AddressOf {
  if (trustProxy === false) return req => req.socket.remoteAddress ?? ''
  const trusted = express().set('trust proxy', trustProxy).get('trust proxy fn') as (
    address: string,
    hop: number,
  ) => boolean
  return req => proxyAddress(req, trusted)
}
