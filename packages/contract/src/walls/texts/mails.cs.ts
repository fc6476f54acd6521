/** Mails: one entry a kind. */
const cs = {
  MAIL: {
    wallConfirm: {
      SUBJECT: 'Potvrďte hlášení: {place}',
      TEXT: 'Někdo s touto adresou nechal v domě {house} hlášení. Místo: {place}.\n\nVýbor ho uvidí, až ho potvrdíte. Odkaz platí 24 hodin a dá se použít jednou.\n\nPokud jste nic nehlásili, nic dělat nemusíte: nepotvrzené hlášení do dne zmizí i s vaší adresou.',
      ACTION: 'Potvrdit hlášení',
    },
    wallLetIn: {
      SUBJECT: 'Přijali jsme: {title}',
      TEXT: 'Děkujeme. Co jste v domě {house} nahlásili, výbor přijal a bude se to řešit: {title}.\n\nAž bude hotovo, napíšeme vám ještě jednou. Vaši adresu k ničemu jinému nepoužijeme a pak ji zapomeneme, nejpozději za půl roku.\n\nJestli už nic vědět nepotřebujete, stačí to říct tady.',
      ACTION: 'Další e-maily nechci',
    },
    wallDeclined: {
      SUBJECT: 'Výbor nepřijal: {title}',
      TEXT: 'Děkujeme, že jste v domě {house} napsali: {title}. Výbor se rozhodl hlášení nepřijmout.{reason, select, none {} other {\n\n{reason}}}\n\nVaši adresu i to, co jste poslali, do 30 dní zapomeneme. Kdyby si to výbor do té doby rozmyslel, napíšeme vám. Jestli o to nestojíte, stačí to říct tady.',
      ACTION: 'Další e-maily nechci',
    },
    wallSolved: {
      SUBJECT: '{outcome, select, mended {Vyřešeno} other {Uzavřeno}}: {title}',
      TEXT: '{outcome, select, mended {Co jste v domě {house} nahlásili, je vyřešené: {title}. Děkujeme, že jste na to upozornili.} other {Co jste v domě {house} nahlásili, výbor posoudil a uzavřel: {title}. Děkujeme, že jste napsali.}}{solution, select, none {} other {\n\n{solution}}}\n\nTohle je poslední e-mail, vaši adresu zapomeneme.',
    },
    wallClosed: {
      SUBJECT: 'Už vám nenapíšeme: {title}',
      TEXT: 'V domě {house} jste nahlásili: {title}. Dům teď na portálu hlášení nepoužívá, a tak vám už nenapíšeme, jak to dopadlo. Kdyby bylo potřeba něco doříct, ozvěte se prosím přímo domu.\n\nTohle je poslední e-mail, vaši adresu zapomeneme.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'walls/mails': typeof cs;
  }
}
