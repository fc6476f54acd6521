/** Outgoing mail and the short menu of the portal's administration. */
const cs = {
  OUTBOX: {
    TITLE: 'Odchozí pošta',
    SEARCH: 'Začátek e-mailu příjemce',
    KEPT: 'Odesílání není nastavené: zprávy se jen uchovávají a jejich odkazy platí. Nastavuje se proměnnou PAVLAC_SMTP_URL.',
    RECIPIENT: 'Příjemce',
    SUBJECT: 'Předmět',
    HOUSE: 'Společenství',
    STATE: 'Stav',
    CREATED: 'Vznikla',
    NEWEST: 'Od nejnovější',
    NO_HOUSE: 'Portál',
    QUEUED: 'Zpráva je znovu ve frontě.',
    NOT_FOUND: 'Zpráva neexistuje.',

    ERRORS: {
      NOT_FAILED: 'Znovu poslat jde jen zprávu, kterou se odeslat nepodařilo.',
      FORGOTTEN: 'Odkaz ze zprávy už je zapomenutý, bez něj by nebyla k ničemu. Ať si člověk požádá o nový.',
    },

    TABS: {
      LABEL: 'Stav zpráv',
      waiting: 'Čekají',
      sent: 'Odeslané',
      failed: 'Neodeslané',
      all: 'Všechny',
    },

    STATES: {
      waiting: 'Čeká',
      sent: 'Odeslaná',
      repeated: 'Odeslaná opakovaně',
      failed: 'Neodeslaná',
      dropped: 'Zadržená',
    },

    REASONS: {
      refused: 'Server příjemce zprávu odmítl.',
      exhausted: 'Server ji nepřijal ani po pěti dnech opakování.',
      doubt: 'Spojení se dvakrát přerušilo ve chvíli předání. Zpráva mohla dojít, potřetí ji portál sám neposílá.',
      stale: 'Čekala déle než pět dní, mezitím mohla ztratit smysl.',
      template: 'Text zprávy se nepodařilo sestavit.',
      access: 'Příjemce mezitím přišel o přístup do společenství.',
      over: 'Důvod mezitím pominul: hlasování skončilo, nebo zpráva už není či už nepatří příjemci.',
    },
    REPEATED: 'Předání se přerušilo v nejistém okamžiku, proto odešla ještě jednou se stejným Message-ID.',
    NEXT: 'Další pokus {at}',
    TRIES: 'Pokusy',
    NO_TRIES: 'Zatím žádný pokus.',

    OUTCOMES: {
      accepted: 'Server zprávu přijal',
      refused: 'Server zprávu natrvalo odmítl',
      delayed: 'Server ji zatím nepřijal',
      unknown: 'Spojení se přerušilo při předání',
      died: 'Portál skončil uprostřed odesílání',
      again: 'Zařazeno znovu správcem',
    },
    AGAIN: 'Poslat znovu',
    ATTACHMENT: 'Příloha {name}',

    FORMS: {
      page: 'Podoba v poště',
      text: 'Text',
    },
    AS_LABEL: 'Podoba zprávy',
    FORGOTTEN: 'Odkaz nebo kód ve zprávě vidí jen příjemce; po odeslání se zapomíná.',
    CLOSED: 'Text patří domu',
    CLOSED_TEXT:
      'E-mail domu {house} si přečtete jen při návštěvě v něm. Vyberte dům v seznamu společenství, napište důvod a vraťte se sem. Dům uvidí, že jste e-mail otevřeli.',
    READ: 'Přečíst e-mail',
    BROKEN: 'Text této zprávy nejde zobrazit.',
    FACTS: 'Údaje',
    LANGUAGE: 'Jazyk',
    SENT: 'Odeslaná',
    OPEN: 'Otevřít zprávu',
    EMPTY_TITLE: 'Žádná zpráva tu není',
    EMPTY_TEXT: 'Zprávy sem přibývají samy: pozvánky, nová hesla a oznámení.',
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'outbox/outbox': typeof cs;
  }
}
