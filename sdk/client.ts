// The only file that reaches the generated client: the build rewrites this one path.
export * from '../generated/sdk/client/index.js'
