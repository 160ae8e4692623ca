import { connect, type Socket } from 'node:net'

export type Answer = { status: number; body: string }

/**
 * One keep-alive connection that sends a request when the last one is answered. It knows only the HTTP/1.1 that our
 * answers use (a Content-Length on every one with a body): a full client would take the processor away from what is
 * measured.
 */
export class Connection {
  readonly #socket: Socket
  #received = ''
  #settle: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    // latin1 has one character per byte, so that lengths can be compared.
    socket.setNoDelay(true).setEncoding('latin1')
    socket.on('data', text => this.#receive(String(text)))
    socket.on('error', error => this.#settle?.reject(error))
    socket.on('close', () => this.#settle?.reject(new Error('the server closed the connection')))
  }

  static async open(port: number): Promise<Connection> {
    const socket = connect(port, '127.0.0.1')
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('error', reject)
    })
    return new Connection(socket)
  }

  async send(request: string): Promise<Answer> {
    return await new Promise((resolve, reject) => {
      this.#settle = { resolve, reject }
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#settle = undefined
    this.#socket.destroy()
  }

  #receive(text: string): void {
    this.#received += text
    const headEnd = this.#received.indexOf('\r\n\r\n')
    if (headEnd === -1) return
    const length = /\r\ncontent-length: (\d+)/i.exec(this.#received)?.[1] ?? '0'
    const end = headEnd + 4 + Number(length)
    if (this.#received.length < end) return
    const answer = { status: Number(this.#received.slice(9, 12)), body: this.#received.slice(headEnd + 4, end) }
    this.#received = this.#received.slice(end)
    const settle = this.#settle
    this.#settle = undefined
    settle?.resolve(answer)
  }
}
