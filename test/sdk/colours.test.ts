import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { contrast, isDark, paletteOf, READABLE, readableOn, textContrasts } from '../../sdk/colours.ts'
import { sections } from '../../generated/sections.ts'
import { widgetThemes } from '../../generated/widget-themes.ts'

const appearance = sections.find(({ id }) => id === 'widget')?.groups.find(({ id }) => id === 'appearance')
const accentField = appearance?.fields.find(({ id }) => id === 'accent')
const ACCENT = accentField?.kind === 'color' ? (accentField.default ?? '') : ''
const valuesOf = (theme: Readonly<Record<string, string>>) => {
  const of = (name: string) => theme[`widget/appearance/${name}`]
  return { background: of('background'), ink: of('ink'), accent: of('accent') }
}

describe('the themes of the widget', () => {
  it('are at least six, and each can be read: every text on everything behind it', () => {
    const coloured = Object.entries(widgetThemes).filter(([name]) => name !== 'automatic')
    assert.ok(coloured.length >= 6)
    for (const [name, theme] of coloured) {
      const { background, ink, accent = ACCENT } = valuesOf(theme)
      const texts = textContrasts({ background, ink })
      assert.equal(texts.length, 5, name)
      assert.deepEqual(
        texts.filter(({ ratio }) => ratio < READABLE),
        [],
        name,
      )
      assert.ok(contrast(accent, readableOn(accent)) >= READABLE, name)
    }
  })

  it('give nothing where the device chooses', () => {
    assert.deepEqual(widgetThemes['automatic'], {})
    assert.deepEqual(textContrasts(valuesOf({})), [])
  })
})

describe('the colours of a window', () => {
  it('have the contrasts of WCAG', () => {
    assert.equal(contrast('#000', '#ffffff'), 21)
    assert.equal(contrast('#777777', '#fff').toFixed(2), '4.48')
    assert.equal(contrast('#abc', '#aabbcc'), 1)
  })

  it('are dark or light on a background alone, whichever is easier to read', () => {
    assert.equal(isDark(paletteOf('#102030', '').bg), true)
    for (const background of ['#102030', '#fbf6ea', '#000', '#fff'])
      assert.ok(contrast(paletteOf(background, '').text, background) >= READABLE, background)
    assert.equal(paletteOf('#fff', '#123456').text, '#123456')
  })

  it('name each text that is hard to read', () => {
    const hard = textContrasts({ background: '#ffffff', ink: '#888888' }).filter(({ ratio }) => ratio < READABLE)
    assert.deepEqual(
      hard.map(({ name }) => name),
      ['Text on the background', 'Text in a message', 'Quiet text on the background', 'Quiet text in a message'],
    )
  })
})
