import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { detectLanguage } from '../../adapters/knowledge/detect-language.ts'

const SENTENCES = {
  en: 'Refunds arrive on your card within two weeks after we have received the parcel at our warehouse.',
  de: 'Die Erstattung erscheint innerhalb von zwei Wochen auf Ihrer Karte, nachdem das Paket bei uns eingetroffen ist.',
  fr: 'Le remboursement apparaît sur votre carte dans les deux semaines qui suivent la réception du colis.',
  es: 'El reembolso aparece en su tarjeta dentro de las dos semanas después de que recibamos el paquete.',
  it: 'Il rimborso compare sulla tua carta entro due settimane da quando abbiamo ricevuto il pacco.',
  pt: 'O reembolso aparece no seu cartão dentro de duas semanas depois de recebermos a encomenda.',
  nl: 'De terugbetaling verschijnt binnen twee weken op uw kaart nadat wij het pakket hebben ontvangen.',
  sv: 'Återbetalningen syns på ditt kort inom två veckor efter att vi har tagit emot paketet.',
  da: 'Refunderingen vises på dit kort inden for to uger, efter at vi har modtaget pakken.',
  no: 'Refusjonen vises på kortet ditt innen to uker etter at vi har mottatt pakken hos oss.',
  fi: 'Palautus näkyy kortillasi kahden viikon kuluessa siitä, kun olemme vastaanottaneet paketin.',
  hu: 'A visszatérítés két héten belül megjelenik a kártyáján, miután megkaptuk a csomagot.',
  ro: 'Rambursarea apare pe cardul dumneavoastră în două săptămâni după ce am primit coletul.',
  ru: 'Возврат поступит на вашу карту в течение двух недель после того, как мы получим посылку.',
  el: 'Η επιστροφή εμφανίζεται στην κάρτα σας μέσα σε δύο εβδομάδες αφού παραλάβουμε το δέμα.',
  tr: 'İade, paketi teslim aldıktan sonra iki hafta içinde kartınıza yansır ve size haber veririz.',
}

describe('the language of a text', () => {
  for (const [language, sentence] of Object.entries(SENTENCES)) {
    it(`is told by one sentence of it: ${language}`, async () => {
      assert.equal(await detectLanguage(sentence), language)
    })
  }
  it('is told by the words beside headings, links and addresses', async () => {
    const link = '[Link](https://shop.acme.example/en/the-refund-and-the-return-of-your-parcel?with=the)'
    assert.equal(await detectLanguage(`# Hilfe\n\n${link}\n\n${SENTENCES.de}`), 'de')
  })
  it('is unknown where words of it have no stems: they are not taken for those of a relative', async () => {
    assert.equal(
      await detectLanguage('Zwrot pojawi się na karcie w ciągu dwóch tygodni od otrzymania paczki.'),
      undefined,
    )
    assert.equal(await detectLanguage('Кошти надійдуть на вашу картку протягом двох тижнів після посилки.'), undefined)
    assert.equal(
      await detectLanguage('荷物が倉庫に届いてから二週間以内に、返金がお客様のカードに反映されます。'),
      undefined,
    )
  })
  it('is unknown for what is no sentence, and for a few words', async () => {
    for (const text of [
      '',
      'Text',
      'Hilfe und Kontakt',
      'ACME-4711 XR-22 440V 12A IP67 RAL9010 DIN 4102 EN 60529 PT100 NTC 10k',
      'const x = 4; npm install --save foo bar; return x.map(y => y.id) 0x00ff',
      `${'1'.repeat(3999)}\u{1F600}`,
    ])
      assert.equal(await detectLanguage(text), undefined, text.slice(0, 40))
  })
})
