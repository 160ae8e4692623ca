// A receiver of webhooks in a process of its own: reads the body, answers 204, and reports its port.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const server = createServer((req, res) => {
  req.resume()
  req.once('end', () => {
    res.writeHead(204).end()
  })
})
server.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port)
})
process.on('disconnect', () => process.exit())
