import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { corsHeaders, isOriginAllowed, isOriginEntry, ORIGIN_ENTRY, preflightHeaders } from '../../domain/origins.ts'
import admin from '../../generated/openapi/admin.json' with { type: 'json' }
import workspace from '../../generated/schemas/workspace.json' with { type: 'json' }

const label = fc.stringMatching(/^[a-z]([a-z0-9]{0,8}[a-z0-9])?$/).filter(text => !text.startsWith('xn'))
const malformed = fc.string().filter(entry => !entry.includes('://'))
const domain = fc.tuple(label, label).map(labels => labels.join('.'))
const shop = ['https://shop.acme.example']

describe('isOriginAllowed', () => {
  const cases: [string, string | undefined, string[], boolean][] = [
    ['any origin when the list is empty', 'https://any.example', [], true],
    ['a sandboxed frame when the list is empty', 'null', [], true],
    ['a request without an origin', undefined, shop, true],
    ['the very origin', 'https://shop.acme.example', shop, true],
    ['an origin in upper case', 'HTTPS://Shop.Acme.Example', shop, true],
    ['an origin that names the default port', 'https://shop.acme.example:443', shop, true],
    ['an entry that names the default port', 'http://shop.acme.example', ['http://shop.acme.example:80'], true],
    ['an entry with a slash at its end', 'https://shop.acme.example', ['https://shop.acme.example/'], true],
    [
      'an entry in Unicode for an origin in Punycode',
      'https://xn--mller-kva.example',
      ['https://müller.example'],
      true,
    ],
    ['an IPv6 origin', 'http://[::1]:3000', ['http://[0:0:0:0:0:0:0:1]:3000'], true],
    ['an app scheme', 'capacitor://localhost', ['capacitor://localhost'], true],
    ['a later entry of the list', 'https://b.example', ['nonsense', 'https://a.example', 'https://b.example'], true],
    ['a subdomain under a wildcard', 'https://shop.acme.example', ['https://*.acme.example'], true],
    ['a deep subdomain under a wildcard', 'https://a.b.acme.example', ['https://*.acme.example'], true],
    ['a subdomain on the port of the wildcard', 'http://a.localhost:5173', ['http://*.localhost:5173'], true],

    ['another scheme', 'http://shop.acme.example', shop, false],
    ['another port', 'https://shop.acme.example:8443', shop, false],
    ['the parent domain', 'https://acme.example', shop, false],
    ['a subdomain of an exact entry', 'https://x.shop.acme.example', shop, false],
    ['an origin that only starts like the entry', 'https://shop.acme.example.evil.example', shop, false],
    ['the domain itself under a wildcard', 'https://acme.example', ['https://*.acme.example'], false],
    ['a domain that only ends like the wildcard', 'https://evilacme.example', ['https://*.acme.example'], false],
    ['another scheme under a wildcard', 'http://shop.acme.example', ['https://*.acme.example'], false],
    ['another port under a wildcard', 'https://shop.acme.example:444', ['https://*.acme.example'], false],
    ['the null origin', 'null', shop, false],
    ['the null origin even if the list names it', 'null', ['null'], false],
    ['an origin that is itself a wildcard', 'https://*.acme.example', ['https://*.acme.example'], false],
    ['everything by a star', 'https://shop.acme.example', ['*'], false],
    ['a whole top-level domain', 'https://shop.acme.example', ['https://*.example'], false],
    ['user information', 'https://shop.acme.example@evil.example', shop, false],
    ['an origin with a path', 'https://shop.acme.example/', shop, false],
    ['an empty origin', '', shop, false],
    ['two origins in one header', 'https://shop.acme.example, https://evil.example', shop, false],
  ]
  for (const [name, origin, allowed, expected] of cases) {
    it(`${expected ? 'allows' : 'refuses'} ${name}`, () => {
      assert.equal(isOriginAllowed(origin, allowed), expected)
    })
  }

  it('allows exactly the listed host among arbitrary ones', () => {
    fc.assert(
      fc.property(
        domain,
        domain,
        (one, other) => isOriginAllowed(`https://${one}`, [`https://${other}`]) === (one === other),
      ),
    )
  })

  it('allows under a wildcard every host that has one more label, and no other', () => {
    fc.assert(
      fc.property(domain, fc.array(label, { maxLength: 3 }), label, (base, labels, glued) => {
        const host = [...labels, base].join('.')
        assert.equal(isOriginAllowed(`https://${host}`, [`https://*.${base}`]), labels.length > 0)
        assert.equal(isOriginAllowed(`https://${glued}${base}`, [`https://*.${base}`]), false)
      }),
    )
  })

  it('never throws, and allows nothing with a list of malformed entries', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(malformed, { minLength: 1 }), (origin, entries) => {
        assert.equal(isOriginAllowed(origin, entries), false)
      }),
    )
  })
})

describe('an entry of the allow-list', () => {
  const wellFormed: [string, string][] = [
    ['https://a.example', 'https://a.example'],
    ['https://a.example/', 'https://a.example'],
    ['https://*.a.example', 'https://b.a.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://*.localhost', 'http://a.localhost'],
    ['http://*.localhost:5173/', 'http://a.localhost:5173'],
    ['capacitor://localhost', 'capacitor://localhost'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['http://[::1]', 'http://[::1]'],
    ['https://müller.example', 'https://xn--mller-kva.example'],
  ]
  for (const [entry, origin] of wellFormed)
    it(`${entry} allows ${origin}`, () => {
      assert.deepEqual([isOriginAllowed(origin, [entry]), isOriginEntry(entry)], [true, true])
    })

  // Each with an origin that its author may have meant.
  const refused: [string, string][] = [
    ['', ''],
    ['*', 'https://a.example'],
    ['null', 'null'],
    ['a.example', 'https://a.example'],
    ['//a.example', 'https://a.example'],
    ['https://', 'https://a.example'],
    ['https://*', 'https://a.example'],
    ['https://*.com', 'https://a.com'],
    ['https://*.127.0.0.1', 'https://a.127.0.0.1'],
    ['https://a.*.example', 'https://a.b.example'],
    ['https://a.example/path', 'https://a.example'],
    ['https://a.example?x', 'https://a.example'],
    ['https://u:p@a.example', 'https://a.example'],
    ['https://u@a.example', 'https://a.example'],
    ['https://a.example//', 'https://a.example'],
    [' https://a.example', 'https://a.example'],
    ['https://a..example', 'https://a..example'],
    ['https://*.*.a.example', 'https://b.c.a.example'],
    ['https://*.2130706433', 'https://a.2130706433'],
    ['https://a b.example', 'https://a b.example'],
    [`https://${'a'.repeat(400)}`, `https://${'a'.repeat(400)}`],
  ]
  for (const [entry, origin] of refused)
    it(`"${entry.slice(0, 40)}" allows neither its own text nor "${origin.slice(0, 40)}"`, () => {
      assert.deepEqual([isOriginAllowed(entry, [entry]), isOriginAllowed(origin, [entry])], [false, false])
      assert.equal(isOriginEntry(entry), false)
      const { maxLength } = admin.components.schemas.KeyOrigins.items
      assert.equal(ORIGIN_ENTRY.test(entry) && entry.length <= maxLength, false)
    })

  it('may not become the whole of a top-level domain, or an address, when it is normalised', () => {
    for (const [entry, origin] of [
      ['https://*.com.\u00ad', 'https://a.com.'],
      ['https://*.１２７.０.０.１', 'https://a.127.0.0.1'],
    ] as const)
      assert.deepEqual([isOriginEntry(entry), isOriginAllowed(origin, [entry])], [false, false], entry)
  })

  it('has the form that the contracts of the admin API and of workspace files state', () => {
    const [inFile] = workspace.$defs.WorkspaceKey.properties.allowedOrigins.items.anyOf
    const inAdmin = admin.components.schemas.KeyOrigins.items
    assert.equal(new RegExp(inAdmin.pattern, 'u').source, ORIGIN_ENTRY.source)
    assert.deepEqual([inFile?.pattern, inFile?.maxLength], [inAdmin.pattern, inAdmin.maxLength])
  })

  it('may have any of the usual schemes, any name and any port, and then allows that origin', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('https', 'http', 'capacitor', 'app+v1'),
        domain,
        fc.nat(65535),
        (scheme, host, port) => {
          const origin = `${scheme}://${host}:${String(port)}`
          assert.equal(isOriginEntry(origin), true)
          assert.equal(isOriginAllowed(origin, [origin]), true)
        },
      ),
    )
  })
})

describe('corsHeaders', () => {
  it('echoes an allowed origin and exposes the headers that the client needs', () => {
    assert.deepEqual(corsHeaders({ origin: 'https://shop.acme.example', allowed: true }), {
      'Access-Control-Allow-Origin': 'https://shop.acme.example',
      'Access-Control-Expose-Headers':
        'ETag, Retry-After, X-Edge-Source, X-Request-Id, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset',
      'Vary': 'Origin, X-Service-Public-Key',
    })
  })

  it('answers a refused origin with nothing but Vary', () => {
    assert.deepEqual(corsHeaders({ origin: 'https://evil.example', allowed: false }), {
      Vary: 'Origin, X-Service-Public-Key',
    })
  })

  it('answers a request without an origin with nothing but Vary', () => {
    assert.deepEqual(corsHeaders({ origin: undefined, allowed: true }), { Vary: 'Origin, X-Service-Public-Key' })
  })

  it('varies by origin and key for every input, and echoes only the origin itself', () => {
    fc.assert(
      fc.property(
        fc.option(fc.oneof(fc.webUrl(), fc.string(), fc.constant('null')), { nil: undefined }),
        fc.boolean(),
        (origin, allowed) => {
          const headers = corsHeaders({ origin, allowed })
          assert.equal(headers.Vary, 'Origin, X-Service-Public-Key')
          assert.equal(headers['Access-Control-Allow-Credentials'], undefined)
          const echoed = headers['Access-Control-Allow-Origin']
          assert.ok(echoed === undefined || (allowed && echoed === origin))
        },
      ),
    )
  })
})

describe('preflightHeaders', () => {
  it('allows every origin the headers of the public surface', () => {
    assert.deepEqual(preflightHeaders({ origin: 'https://any.example', methods: ['POST'] }), {
      'Access-Control-Allow-Origin': 'https://any.example',
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers':
        'Authorization, Content-Type, X-Service-Public-Key, Idempotency-Key, If-None-Match, Last-Event-ID',
      'Access-Control-Max-Age': '7200',
      'Vary': 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
    })
  })

  it('names no origin where the request has none', () => {
    assert.equal(preflightHeaders({ origin: undefined })['Access-Control-Allow-Origin'], undefined)
  })
})
