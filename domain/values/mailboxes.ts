/** Large providers where anyone gets an address for nothing. */
export const FREE_MAIL_DOMAINS: readonly string[] = [
  'gmail.com', 'googlemail.com', 'yahoo.com', 'yahoo.co.uk', 'yahoo.de', 'yahoo.fr', 'ymail.com', 'rocketmail.com', 'hotmail.com', 'hotmail.co.uk', 'hotmail.de',
  'hotmail.fr', 'outlook.com', 'outlook.de', 'live.com', 'live.de', 'msn.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch',
  'gmx.com', 'web.de', 'freenet.de', 't-online.de', 'mail.com', 'mail.ru', 'bk.ru', 'inbox.ru', 'list.ru', 'yandex.ru', 'yandex.com', 'proton.me', 'protonmail.com',
  'pm.me', 'tutanota.com', 'tuta.com', 'zoho.com', 'fastmail.com', 'hey.com', 'qq.com', '163.com', '126.com', 'sina.com', 'naver.com', 'daum.net', 'hanmail.net',
  'rediffmail.com', 'orange.fr', 'wanadoo.fr', 'laposte.net', 'free.fr', 'libero.it', 'virgilio.it', 'tiscali.it', 'wp.pl', 'o2.pl', 'onet.pl', 'interia.pl', 'seznam.cz',
  'uol.com.br', 'bol.com.br', 'terra.com.br', 'btinternet.com', 'comcast.net', 'verizon.net', 'att.net', 'sbcglobal.net', 'cox.net', 'bigpond.com',
]

/** Providers whose addresses are made to be thrown away. */
export const DISPOSABLE_MAIL_DOMAINS: readonly string[] = [
  '10minutemail.com', '10minutemail.net', '20minutemail.com', '33mail.com', 'anonbox.net', 'burnermail.io', 'byom.de', 'cock.li', 'discard.email', 'discardmail.com',
  'dispostable.com', 'dropmail.me', 'emailondeck.com', 'emailtemporario.com.br', 'fakeinbox.com', 'fakemail.net', 'getairmail.com', 'getnada.com', 'guerrillamail.biz',
  'guerrillamail.com', 'guerrillamail.de', 'guerrillamail.info', 'guerrillamail.net', 'guerrillamail.org', 'guerrillamailblock.com', 'harakirimail.com', 'incognitomail.org',
  'inboxkitten.com', 'jetable.org', 'mail-temp.com', 'mailcatch.com', 'maildrop.cc', 'mailinator.com', 'mailinator.net', 'mailnesia.com', 'mailsac.com', 'mintemail.com',
  'moakt.com', 'mohmal.com', 'mytemp.email', 'mytrashmail.com', 'nada.email', 'sharklasers.com', 'spam4.me', 'spamgourmet.com', 'spambog.com', 'temp-mail.io',
  'temp-mail.org', 'tempail.com', 'tempinbox.com', 'tempmail.dev', 'tempmailo.com', 'tempr.email', 'throwawaymail.com', 'trash-mail.com', 'trashmail.com', 'trashmail.de',
  'trashmail.me', 'trashmail.net', 'wegwerfmail.de', 'wegwerfmail.net', 'wegwerfmail.org', 'yopmail.com', 'yopmail.fr', 'yopmail.net',
]
