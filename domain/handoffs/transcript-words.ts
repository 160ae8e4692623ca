/** The fixed words of a transcript, by language. */
export type TranscriptWords = { subject: string; you: string; assistant: string; earlier: string }

const ENGLISH: TranscriptWords = {
  subject: 'Your conversation with',
  you: 'You',
  assistant: 'Assistant',
  earlier: 'Earlier messages are left out.',
}

const WORDS: Readonly<Record<string, TranscriptWords>> = {
  ar: { subject: 'محادثتك مع', you: 'أنت', assistant: 'المساعد', earlier: 'حُذفت الرسائل الأقدم.' },
  de: {
    subject: 'Ihre Unterhaltung mit',
    you: 'Sie',
    assistant: 'Assistent',
    earlier: 'Frühere Nachrichten sind weggelassen.',
  },
  en: ENGLISH,
  es: {
    subject: 'Su conversación con',
    you: 'Usted',
    assistant: 'Asistente',
    earlier: 'Se han omitido los mensajes anteriores.',
  },
  fr: {
    subject: 'Votre conversation avec',
    you: 'Vous',
    assistant: 'Assistant',
    earlier: 'Les messages précédents ont été omis.',
  },
  it: {
    subject: 'La sua conversazione con',
    you: 'Lei',
    assistant: 'Assistente',
    earlier: 'I messaggi precedenti sono stati omessi.',
  },
  nl: {
    subject: 'Uw gesprek met',
    you: 'U',
    assistant: 'Assistent',
    earlier: 'Eerdere berichten zijn weggelaten.',
  },
  pl: {
    subject: 'Rozmowa z',
    you: 'Ty',
    assistant: 'Asystent',
    earlier: 'Wcześniejsze wiadomości zostały pominięte.',
  },
  pt: {
    subject: 'A sua conversa com',
    you: 'Você',
    assistant: 'Assistente',
    earlier: 'As mensagens anteriores foram omitidas.',
  },
  tr: { subject: 'Görüşmeniz:', you: 'Siz', assistant: 'Asistan', earlier: 'Önceki mesajlar çıkarıldı.' },
}

/** The language of the words for a locale; English where there are none. */
export function transcriptLanguage(locale: string): string {
  const language = locale.split('-')[0] ?? ''
  return Object.hasOwn(WORDS, language) ? language : 'en'
}

export function transcriptWords(language: string): TranscriptWords {
  return WORDS[language] ?? ENGLISH
}
