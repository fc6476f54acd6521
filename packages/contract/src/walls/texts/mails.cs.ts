/** Mails: one entry a kind. */
const cs = {
  MAIL: {
    wallConfirm: {
      SUBJECT: 'Potvrďte hlášení: {place}',
      TEXT: 'Někdo s touto adresou nechal v domě {house} hlášení. Místo: {place}.\n\nVýbor ho uvidí, až ho potvrdíte. Odkaz platí 24 hodin a dá se použít jednou.\n\nPokud jste nic nehlásili, nic dělat nemusíte: nepotvrzené hlášení do dne zmizí i s vaší adresou.',
      ACTION: 'Potvrdit hlášení',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'walls/mails': typeof cs;
  }
}
