import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { inflateSync } from 'node:zlib'
import { encodePng } from '../../adapters/png.ts'
import { drawBars } from '../../domain/reports/chart.ts'
import { csvLine } from '../../domain/reports/csv.ts'

describe('a chart', () => {
  it('is a PNG with a bar for each value, from the line at zero', () => {
    const picture = drawBars([1, null, 4, -2])
    assert.ok(picture)
    const png = encodePng(picture)
    assert.deepEqual([...png.subarray(0, 8)], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    const pixels = inflateSync(png.subarray(png.indexOf('IDAT') + 4, png.indexOf('IEND') - 8))
    assert.equal(pixels.length, (1 + picture.width * 3) * picture.height)
    assert.equal(picture.rectangles.filter(({ colour: [red] }) => red === 0).length, 2)
    assert.equal(drawBars([]), undefined)
    assert.equal(drawBars([null]), undefined)
    assert.ok(drawBars([0, 0]))
  })
})

describe('a line of CSV', () => {
  it('is quoted where it must be, and starts no formula', () => {
    const dangerous = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\uff1d1', '\u00a0=1']
    for (const text of dangerous) assert.match(csvLine([text]), /^"?'/, JSON.stringify(text))
    const divided = ['a;=1+1', 'a; @SUM(A1)', ';\uff1d1', 'a\t=1', 'a,b\n=1', 'a"b;=1', ';;-1', '=1;=1']
    for (const text of divided)
      for (const part of csvLine(['first', text]).split(/[;\t\n]/)) assert.doesNotMatch(part, /^\s*[=+\-@\uff1d]/, text)
    assert.equal(csvLine(['a;b', 'a - b; c', '1;2']), 'a;b,a - b; c,1;2\r\n')
    assert.equal(
      csvLine(['a', 'a,b', 'say "x"', 'two\nlines', -1, 1.5, true, null, '', 'a=b', "it's"]),
      'a,"a,b","say ""x""","two\nlines",-1,1.5,true,,,a=b,it\'s\r\n',
    )
  })
})
