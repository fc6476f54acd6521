/** Mails: one entry a kind. TEXT is paragraphs divided by an empty line; ACTION is the button that opens the link. */
const cs = {
  MAIL: {
    officeChanged: {
      SUBJECT: 'Změna role: {person}',
      TEXT: 'Ve společenství se změnila role.\n\nKdo: {person}\nDříve: {from}\nNyní: {to}\nKdo změnu provedl: {who}\n\nPokud o změně nevíte, ozvěte se prosím ostatním členům výboru.',
    },

    reachChanged: {
      SUBJECT: '{what, select, name {Změna jména: {person}} other {Změna kontaktů: {person}}}',
      TEXT: '{what, select, name {Člověku s funkcí ve společenství se změnilo jméno.} contacts {Člověku s funkcí ve společenství se změnil e-mail nebo telefon.} other {Člověku s funkcí ve společenství se změnilo jméno a také e-mail nebo telefon.}}\n\nKdo: {person}\nFunkce: {role}\nKdo změnu provedl: {who}\n\nKam vedou kontakty, tam může přijít i pozvánka k funkci. Pokud o změně nevíte, ozvěte se prosím hned výboru.',
    },

    accessClosed: {
      SUBJECT: 'Váš přístup do společenství skončil',
      TEXT: 'Váš přístup do tohoto společenství v Pavlači byl odebrán. Kdo to provedl: {who}.\n\nVáš účet a další společenství, ve kterých jste, tím nejsou dotčeny. Pokud jde o omyl, ozvěte se prosím výboru.',
    },

    accessFell: {
      SUBJECT: 'Váš přístup do domu skončil',
      TEXT: '{why, select, sold {Podle evidence domu už v něm nevlastníte jednotku} represented {Podle evidence domu už v něm nezastupujete jednotku} moved {Podle evidence domu už v něm nebydlíte} other {Evidence domu vás nemá u žádné jednotky}}, proto v Pavlači nevidíte jeho dění a nebudou vám z něj chodit e-maily.\n\n{unit, select, none {} other {Jednotka: {unit}}}\n{since, select, none {} other {Od: {since}}}\n\nVáš účet zůstává. Na svém profilu najdete vlastní údaje a potvrzení o hlasováních, kterých jste se zúčastnili.\n\nPokud jde o omyl, ozvěte se prosím výboru.',
      ACTION: 'Otevřít můj profil',
    },

    accessFellOthers: {
      SUBJECT: 'Komu podle evidence skončil přístup',
      TEXT: 'Podle evidence jednotek už v domě nic nevlastní, nezastupují ani tu nebydlí. Přístup k dění v domě jim skončil a e-mailem jsme jim to dali vědět.\n\n{names}{more, plural, =0 {} other {\na další: #}}\n\nPokud jde o omyl, opravte prosím vlastníky jednotky; přístup se tím hned vrátí.',
      ACTION: 'Otevřít sousedy',
    },

    registerList: {
      SUBJECT:
        '{what, select, ends {Za pár dní skončí přístup {count, plural, one {# člověku} few {# lidem} many {# člověka} other {# lidem}}} other {Podívejte se, komu podle evidence skončí přístup}}',
      TEXT: '{what, select, ends {Za několik dní, {day}, skončí přístup k dění v domě lidem, které evidence jednotek nevede jako vlastníky, zástupce ani bydlící.} other {Přístup k dění v domě se řídí evidencí jednotek. Někteří lidé, kteří ho mají, v ní nejsou jako vlastníci, zástupci ani bydlící; pokud se nic nezmění, {day} jim skončí.}}\n\nKolik jich je: {count}\n\nProjděte prosím seznam. Koho v něm máte omylem, toho doplňte k jednotce; je-li v pořádku, můžete ho přijmout hned. Do té doby nikdo o nic nepřijde.',
      ACTION: 'Otevřít seznam',
    },

    deathOwn: {
      SUBJECT:
        '{deed, select, marked {V domě {house} je zapsané úmrtí: {person}} other {Zápis úmrtí je vrácený: {person}}}',
      TEXT: '{deed, select, marked {Výbor domu {house} zapsal úmrtí: {person}, {day}. Kdo to zapsal: {who}.\n\nPřístup do domu tím skončil a e-maily z něj už chodit nebudou. Patří-li účet i do jiného domu, zůstává v něm beze změny; jinak se zavřel.\n\nJe-li to omyl, ozvěte se prosím výboru. Do {until} jde zápis jedním kliknutím vrátit i s přístupem.\n\nČtete-li to jako pozůstalí: přijměte prosím naši soustrast. Kdo za pozůstalost jedná, zapíše výbor podle listiny.} other {Výbor domu {house} vrátil zápis úmrtí: {person}. Kdo to vrátil: {who}.\n\nPřístup do domu je zpátky, jen se prosím znovu přihlaste. Plné moci a zastoupení, které skončily, je potřeba dát znovu. Za omyl se omlouváme.}}',
    },

    deathMarked: {
      SUBJECT: '{deed, select, marked {Zapsané úmrtí: {person}} other {Vrácený zápis úmrtí: {person}}}',
      TEXT: '{deed, select, marked {V portálu je zapsané úmrtí.\n\nKdo: {person}\nDen: {day}\nKdo to zapsal: {who}\n\nPřístup a funkce skončily, plné moci a zastoupení také. Místo vlastníka zůstává a jmenuje se „pozůstalost po {person}“, dokud výbor nezapíše dědice. Kdo za pozůstalost jedná, zapište podle listiny.\n\nJe-li to omyl, jde zápis do {until} jedním kliknutím vrátit.} other {Zápis úmrtí je vrácený.\n\nKdo: {person}\nKdo to vrátil: {who}\n\nJméno, kontakty a přístup jsou zpátky. Plné moci a zastoupení se nevrátily, je potřeba je dát znovu.}}',
      ACTION: 'Otevřít v portálu',
    },

    estatePerson: {
      SUBJECT: '{deed, select, added {Za {estate} jedná {person}} other {Za {estate} už nejedná {person}}}',
      TEXT: '{deed, select, added {V domě {house} je podle listiny zapsáno, kdo jedná za vlastníka, který zemřel.\n\nZa koho: {estate}\nJedná: {person}\nOd: {day}\nKdo to zapsal: {who}\n\nDokud nejsou zapsaní dědici, hlasuje za jednotky pozůstalosti a dostává o nich zprávy.} other {V domě {house} skončilo jednání za vlastníka, který zemřel.\n\nZa koho: {estate}\nUž nejedná: {person}\nOd: {day}\nKdo to zapsal: {who}}}\n\nPokud to nesouhlasí, ozvěte se prosím výboru.',
      ACTION: 'Otevřít v portálu',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'members/mails': typeof cs;
  }
}
