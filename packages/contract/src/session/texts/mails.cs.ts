/** Mails: one entry a kind. TEXT is paragraphs divided by an empty line; ACTION is the button that opens the link. */
const cs = {
  MAIL: {
    reset: {
      SUBJECT: 'Nové heslo do Pavlače',
      TEXT: 'Někdo, nejspíš vy, požádal o nové heslo k účtu {email}.\n\nOdkaz platí dvě hodiny a dá se použít jednou. Pokud jste o heslo nežádali, nemusíte dělat nic: staré heslo platí dál.',
      ACTION: 'Nastavit nové heslo',
    },

    passwordChanged: {
      SUBJECT: 'Heslo k vašemu účtu je změněné',
      TEXT: 'Heslo k vašemu účtu {email} v Pavlači bylo právě změněno.\n\n{devices, select, none {Žádné jiné zařízení přihlášené nebylo.} other {Odhlášená tím byla tato zařízení: {devices}}}\n\n{passkeys, select, none {Přístupový klíč k účtu žádný není.} other {Dál vás přihlásí tyto přístupové klíče: {passkeys}}}\n\nPokud jste heslo změnili vy, nemusíte dělat nic. Pokud ne, otevřete odkaz níže: jedním tlačítkem tam odhlásíte všechna zařízení, zavřete přihlášení nynějším heslem a odeberete čerstvě přidané klíče. Platí 14 dní.',
      ACTION: 'Změna není moje: odhlásit všechna zařízení',
    },

    accountDeed: {
      SUBJECT:
        '{what, select, close {Váš účet v Pavlači je zavřený} reopen {Váš účet v Pavlači je znovu otevřený} passkey {Správa portálu odebrala přístupový klíč k vašemu účtu} passkeys {Správa portálu odebrala přístupové klíče k vašemu účtu} other {Správa portálu odhlásila zařízení z vašeho účtu}}',
      TEXT: '{what, select, close {Správa portálu zavřela váš účet {email}. Nikdo se jím teď nepřihlásí a domy v něm vedou vaše záznamy bez přístupu.} reopen {Správa portálu znovu otevřela váš účet {email}. Přihlásíte se jako dřív.} session {Správa portálu odhlásila z vašeho účtu {email} zařízení{device, select, none {} other { {device}}}.} sessions {Správa portálu odhlásila z vašeho účtu {email} všechna zařízení.} passkey {Správa portálu odebrala z vašeho účtu {email} přístupový klíč{device, select, none {} other { „{device}“}}.} other {Správa portálu odebrala z vašeho účtu {email} všechny přístupové klíče.}}\n\nDůvod: {reason}\n\nPokud jste o to nežádali, ozvěte se prosím hned podpoře.',
    },

    accountClosed: {
      SUBJECT: '{person} se do Pavlače už nepřihlásí',
      TEXT: 'Správa portálu zavřela účet, kterým se do Pavlače přihlašoval člověk z vašeho domu: {person}.\n\nV evidenci domu zůstává jako člověk bez přístupu; jednotky, podíly ani odevzdané hlasy se nemění. Pozvat ho znovu může výbor až po domluvě se správou portálu, která mu o zavření napsala i s důvodem.',
      ACTION: 'Otevřít v sousedech',
    },

    signInTries: {
      SUBJECT: 'Někdo se neúspěšně přihlašuje k vašemu účtu',
      TEXT: 'K vašemu účtu {email} v Pavlači se za poslední hodinu {count, plural, one {#krát} few {#krát} many {#krát} other {#krát}} nepodařilo přihlásit, naposledy {when} z adresy {address}.\n\nDovnitř se nikdo nedostal. Další pokusy z téhož místa portál zdržuje; zařízení, ze kterých se přihlašujete vy, to nijak neomezí.\n\nPokud jste to byli vy a heslo jste zapomněli, nastavte si nové. Pokud ne, nemusíte dělat nic; máte-li heslo krátké nebo ho používáte i jinde, raději ho změňte.',
      ACTION: 'Nastavit nové heslo',
    },

    diskLow: {
      SUBJECT: 'Portálu dochází místo na disku',
      TEXT: 'Na disku portálu zbývá {free}, což je méně než rezerva pro databázi ({reserve}).\n\nNahrávání souborů, importy, tisk lístků a zálohy na tento disk portál odmítá, dokud místo nepřibude. Čtení, hlasování a zprávy fungují dál.\n\nUvolněte prosím místo, nebo disk zvětšete. Další e-mail přijde, až když místo přibude a zase dojde.',
    },

    loginChangeOld: {
      SUBJECT: 'Potvrďte změnu přihlašovacího e-mailu',
      TEXT: 'Někdo, nejspíš vy, požádal o změnu přihlašovacího e-mailu z {email} na {newEmail}.\n\nZměna platí, až ji potvrdíte tady i na nové adrese. Odkaz platí dva dny.\n\nPokud jste o změnu nežádali, odkazem ji zrušíte a odhlásíte všechna zařízení. Potom si prosím změňte heslo.',
      ACTION: 'Potvrdit nebo zrušit změnu',
    },

    loginChangeNew: {
      SUBJECT: 'Potvrďte nový přihlašovací e-mail',
      TEXT: 'Tato adresa, {newEmail}, se má stát novým přihlašovacím e-mailem do Pavlače.\n\nPotvrďte to prosím odkazem. Platí dva dny. Pokud o změně nevíte, nemusíte dělat nic.',
      ACTION: 'Potvrdit nový e-mail',
    },

    loginChangeTaken: {
      SUBJECT: 'Tento e-mail už v Pavlači účet má',
      TEXT: 'Někdo chtěl svůj účet v Pavlači převést na adresu {newEmail}. Protože s ní už účet existuje, nic se nezměnilo.\n\nPokud jste to byli vy, přihlaste se touto adresou. Jinak nemusíte dělat nic.',
    },

    loginChangeAdmin: {
      SUBJECT: 'Podpora mění váš přihlašovací e-mail',
      TEXT: 'Správce portálu na žádost mění přihlašovací e-mail účtu {email} na {newEmail}. Důvod: {reason}\n\nZměna platí, až ji potvrdí nová adresa. Pokud jste o ni nežádali, odkazem ji do dvou dnů zrušíte.',
      ACTION: 'Zobrazit změnu',
    },

    loginChanged: {
      SUBJECT: 'Přihlašovací e-mail je změněný',
      TEXT: 'Přihlašovací e-mail účtu se změnil z {email} na {newEmail}. Všechna ostatní zařízení jsou odhlášená.\n\nPokud o změně nevíte, ozvěte se prosím hned podpoře.',
    },

    firstAdmin: {
      SUBJECT: 'Správa portálu Pavlač',
      TEXT: 'Portál je nainstalovaný a vy jste jeho první správce.\n\nOdkaz k nastavení hesla platí 14 dní a dá se použít jednou.',
      ACTION: 'Nastavit heslo',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'session/mails': typeof cs;
  }
}
