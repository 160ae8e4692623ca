import express from 'express'

export function createPages(_options: { demoKey(): string | undefined }): express.Express {
  return express()
}
