/** Texts of the signed-out tree and of what both trees say. */
const cs = {
  BASE: {
    ERRORS: {
      NO_PERMISSION: 'K této části nemáte oprávnění.',
      NO_MEMBER: 'Do tohoto společenství už nemáte přístup.',
      FAILED: 'Bohužel se něco nepodařilo. Prosím opakujte akci později znovu.',
      NOT_FOUND: 'Záznam neexistuje nebo byl smazán.',
      UNAUTHORIZED: 'Přihlášení vypršelo. Přihlaste se prosím znovu.',
      INVALID_INPUT: 'Některá pole je potřeba opravit.',
      CONFLICT: 'Záznam mezitím někdo změnil. Vaše úpravy zůstaly ve formuláři.',
      KEY_USED:
        'První pokus se zapsal, jen k vám nedošla odpověď. Podívejte se prosím, co je uložené: dalším uložením by vznikl druhý záznam.',
      TOO_LARGE: 'Soubor je příliš velký.',
      UNSUPPORTED_TYPE: 'Tento druh souboru neumíme přečíst.',
      TOO_MANY:
        'Příliš mnoho pokusů. Zkuste to prosím znovu za {minutes, plural, one {# minutu} few {# minuty} many {# minuty} other {# minut}}.',
      UNAVAILABLE: 'Portál teď nemůže odpovědět. Zkuste to prosím za chvíli znovu.',
      OFFLINE: 'Server neodpověděl. Zkontrolujte připojení a zkuste to prosím znovu.',
      NOT_CONNECTED: 'Nejste připojeni. Až bude spojení, zkuste to prosím znovu.',
      NO_ANSWER: 'Server neodpověděl včas. Možná už je hotovo: než to zkusíte znovu, podívejte se prosím.',
      NO_ANSWER_ONCE: 'Server neodpověděl včas. Zkuste to prosím znovu: co se už zapsalo, se podruhé nezapíše.',
      DEMO: 'V ukázkovém režimu se nic neukládá.',
    },

    LIMITS: {
      SEARCHES:
        'Hledáte příliš rychle za sebou. Znovu to půjde {unit, select, minute {{n, plural, one {za # minutu} few {za # minuty} many {za # minuty} other {za # minut}}} other {{n, plural, one {za # hodinu} few {za # hodiny} many {za # hodiny} other {za # hodin}}}}.',
      EXPORTS:
        'Za poslední hodinu jste si už stáhli {most, plural, one {# soubor} few {# soubory} many {# souboru} other {# souborů}} z tisku a exportů. Další půjde {unit, select, minute {{n, plural, one {za # minutu} few {za # minuty} many {za # minuty} other {za # minut}}} other {{n, plural, one {za # hodinu} few {za # hodiny} many {za # hodiny} other {za # hodin}}}}.',
      UPLOADS:
        'Za poslední hodinu jste už nahráli {most, plural, one {# soubor} few {# soubory} many {# souboru} other {# souborů}}. Další půjde {unit, select, minute {{n, plural, one {za # minutu} few {za # minuty} many {za # minuty} other {za # minut}}} other {{n, plural, one {za # hodinu} few {za # hodiny} many {za # hodiny} other {za # hodin}}}}.',
      BYTES:
        'Dnes jste už nahráli tolik, kolik jeden člověk za den může ({size}). Další půjde {unit, select, minute {{n, plural, one {za # minutu} few {za # minuty} many {za # minuty} other {za # minut}}} other {{n, plural, one {za # hodinu} few {za # hodiny} many {za # hodiny} other {za # hodin}}}}.',
      EMERGENCIES:
        'Společenství už poslalo {most, plural, one {# havarijní zprávu} few {# havarijní zprávy} many {# havarijní zprávy} other {# havarijních zpráv}} {span, select, hour {za hodinu} other {za den}}. Další půjde {unit, select, minute {{n, plural, one {za # minutu} few {za # minuty} many {za # minuty} other {za # minut}}} other {{n, plural, one {za # hodinu} few {za # hodiny} many {za # hodiny} other {za # hodin}}}}; zprávu můžete hned zveřejnit bez označení havárie.',
      TODAY:
        'Dnes už jich přišlo dost. Další půjde poslat {unit, select, minute {{n, plural, one {za # minutu} few {za # minuty} many {za # minuty} other {za # minut}}} other {{n, plural, one {za # hodinu} few {za # hodiny} many {za # hodiny} other {za # hodin}}}}.',
    },

    FORM: {
      REQUIRED: 'Vyplňte toto pole.',
      INVALID: 'Hodnota není platná.',
      EMAIL: 'Nesprávný formát e-mailu',
      TOO_LONG: 'Text je příliš dlouhý.',
      BANK_ACCOUNT: 'Číslo účtu nesedí. Zkontrolujte prosím číslice a kód banky.',
      PHONE: 'Telefon má mít aspoň devět číslic, třeba 605 118 274.',
      NAME_REQUIRED: 'Vyplňte pole {name}.',
      NAME_INVALID: 'Pole {name} není platné.',
      NAME_NOT_FOUND: 'Hodnota pole {name} nebyla nalezena.',
      TERMS_REQUIRED: 'Souhlas s podmínkami je potřeba.',
    },

    SEARCH: {
      NOT_FOUND: 'Nic jsme nenašli.',
    },

    SELECT: {
      NO_OPTIONS: 'Nic jsme nenašli',
    },
    LOADING: 'Načítám ...',
    TRY_AGAIN: 'Načíst znovu',
    CLOSE: 'Zavřít',
    CANCEL: 'Zrušit',
    BACK: 'Zpět',
    APP: 'Pavlač',
    VERSION: 'Pavlač {version}',
    TERMS: 'Obchodní podmínky',
    PRIVACY: 'Ochrana osobních údajů',
    LANGUAGE: 'Jazyk',
  },

  ERROR_PAGES: {
    MISSING_TITLE: 'Stránka neexistuje',
    MISSING_TEXT: 'Odkaz je nejspíš starý nebo v něm chybí kousek adresy.',
    SYSTEM_TITLE: 'Něco se nepodařilo',
    SYSTEM_TEXT: 'Chyba je na naší straně. Zkuste to prosím později znovu.',
    HOME: 'Přejít na nástěnku',
  },

  AUTH: {
    TITLE: 'Přihlášení',
    LEAD: '{opens, select, vote {Po přihlášení se otevře hlasování.} message {Po přihlášení se otevře zpráva.} report {Po přihlášení se otevře hlášení.} document {Po přihlášení se otevře dokument.} discussion {Po přihlášení se otevře diskuze.} survey {Po přihlášení se otevře anketa.} event {Po přihlášení se otevře událost.} meeting {Po přihlášení se otevře shromáždění.} fees {Po přihlášení se otevřou poplatky.} other {Vstupte do portálu svého společenství.}}',
    CLAIM: 'Místo, kde se dům domluví.',
    EMAIL: 'E-mail',
    PASSWORD: 'Heslo',
    SHOW_PASSWORD: 'Zobrazit heslo',
    HIDE_PASSWORD: 'Skrýt heslo',
    SUBMIT: 'Přihlásit se',
    SIGNED_OUT: 'Jste odhlášeni.',
    FORGOT: 'Zapomněli jste heslo?',
    NO_ACCESS_YET: 'Ještě nemáte přístup? Odkaz vám e-mailem pošle výbor domu.',
    LETTER: 'Mám dopis s kódem',

    PASSKEY: {
      SUBMIT: 'Přihlásit se přístupovým klíčem',

      ERRORS: {
        REFUSED: 'Tímto klíčem se přihlásit nejde. Přihlaste se prosím heslem.',
        CANCELLED:
          'Přihlášení klíčem jste zrušili, nebo na něj zařízení čekalo příliš dlouho. Zkuste to znovu, nebo se přihlaste heslem.',
        FAILED: 'Přihlášení klíčem se nepodařilo. Přihlaste se prosím heslem.',
      },
    },

    ERRORS: {
      WRONG: 'Nesprávný e-mail nebo heslo.',
      SAMPLE_ELSEWHERE: 'Ukázkové účty a jejich heslo zná každý, proto fungují jen na počítači, na kterém portál běží.',
      FAILED: 'Přihlášení se nepodařilo. Zkuste to prosím znovu.',
      EMAIL_EMPTY: 'Vyplňte e-mail.',
      PASSWORD_EMPTY: 'Vyplňte heslo.',
      NO_ACCOUNT: 'Účet neexistuje.',
      SIGNED_OUT_ELSEWHERE: 'Toto přihlášení bylo ukončeno na jiném zařízení. Přihlaste se prosím znovu.',
    },
  },

  FORGOT_PASSWORD: {
    TITLE: 'Zapomenuté heslo',
    LEAD: 'Napište e-mail, kterým se přihlašujete. Pošleme vám odkaz k nastavení nového hesla.',
    SUBMIT: 'Poslat odkaz',
    SENT: 'Odkaz k novému heslu jsme poslali. Podívejte se prosím do e-mailu.',
    FAILED: 'Odkaz se nepodařilo poslat. Zkuste to prosím znovu.',
    BACK: 'Zpět na přihlášení',

    ERROR: {
      TITLE: 'Odkaz už neplatí',
      DESCRIPTION: 'Odkaz k nastavení hesla vypršel nebo už byl použit. Požádejte prosím o nový.',
      AGAIN: 'Požádat o nový odkaz',
    },
  },

  PASSWORD: {
    TITLE: 'Nové heslo',
    LEAD: 'Zvolte heslo, které jinde nepoužíváte.',
    NEW: 'Nové heslo',
    AGAIN: 'Nové heslo znovu',
    SUBMIT: 'Nastavit heslo',
    CHANGED: 'Heslo je změněné. Na ostatních zařízeních se přihlaste znovu.',
    SET: 'Heslo je nastavené. Přihlaste se prosím.',
    RULES: 'Aspoň 8 znaků, velké a malé písmeno a číslice.',

    ERRORS: {
      SHORT: 'Heslo potřebuje aspoň 8 znaků.',
      UPPER: 'Heslo potřebuje velké písmeno.',
      LOWER: 'Heslo potřebuje malé písmeno.',
      DIGIT: 'Heslo potřebuje číslici.',
      COMMON: 'Tohle heslo patří k nejběžnějším, uhodne ho každý. Zvolte prosím jiné.',
      PERSONAL:
        'Heslo je skoro jen e-mail, jméno, dům nebo Pavlač. Přidejte aspoň čtyři další znaky, nebo zvolte jiné.',
      MISMATCH: 'Hesla se neshodují',
      WRONG_OLD: 'Současné heslo nesouhlasí.',
    },

    STRENGTH: {
      LABEL: 'Síla hesla: {level}',
      ADVICE: 'Delší je lepší: přidejte třeba další slovo, které k vám nikdo nepřiřadí.',
      S0: 'velmi slabé',
      S1: 'slabé',
      S2: 'střední',
      S3: 'dobré',
      S4: 'silné',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'base/public': typeof cs;
  }
}
