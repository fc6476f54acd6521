/** Mails: one entry a kind. TEXT is paragraphs divided by an empty line; ACTION is the button that opens the link. */
const cs = {
  MAIL: {
    roleChanged: {
      SUBJECT:
        '{deed, select, created {Nová role v domě: {role}} deleted {Role v domě je smazaná: {role}} other {Změna oprávnění role {role}}}',
      TEXT: '{deed, select, created {V domě je nová role {role}.} deleted {Role {role} je smazaná.} other {Role {role} se změnila všem, kdo ji mají.}}\n\nKdo změnu provedl: {who}\n\nOprávnění:\n{changes}\n\nPíšeme to celému výboru, aby se oprávnění neměnila potichu.',
      ACTION: 'Zobrazit role a oprávnění',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'roles/mails': typeof cs;
  }
}
