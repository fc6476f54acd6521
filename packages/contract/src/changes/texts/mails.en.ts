import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  CHANGES_SAID: { TITLE: 'Request to change the record', LINE: 'a comment was added' },
  MAIL: {
    cadastreDiffers: {
      SUBJECT: 'Cadastre: the record of the house differs',
      TEXT: 'Something in the cadastre differs from the record of the house. What it is and which units it concerns, you will see after you sign in.\n\nYou decide each difference on its own. Until you accept it, nothing changes in the house.',
      ACTION: 'Open the request',
    },
    changeSaid: {
      SUBJECT: 'Request to change the record: a new comment',
      TEXT: 'Somebody commented on the request to change the record of owners. You can read it after you sign in.',
      ACTION: 'Open the request',
    },
  },
} satisfies Translation<typeof cs>;
