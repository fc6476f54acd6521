import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    chairNamed: {
      SUBJECT:
        '{what, select, made {Chair to be named: {person}} done {New chair: {person}} other {The naming of a chair has stopped}}',
      TEXT: '{what, select, made {{person} is to become the chair of your house. The administration of the portal wrote it down by a resolution that is attached in the portal: nobody is left in the house who could hand the office over.\n\nIt holds from {at}. An owner who disagrees may object in the portal until then, which stops the naming.} done {{person} is the chair of your house from now on. No owner objected in the three days since it was announced.} objected {An owner objected to {person} becoming the chair. The naming has stopped and nothing changes.} other {The administration of the portal took back the naming of {person} as the chair. Nothing changes.}}',
      ACTION: 'Open in the portal',
    },
  },
} satisfies Translation<typeof cs>;
