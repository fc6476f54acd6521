import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    insolvencyHit: {
      SUBJECT: 'Insolvency register: something to judge',
      TEXT: 'The insolvency register has a case of one of the owners who are watched. Whose it is and of which units, you will see after you sign in.\n\nClaims are filed with the court within the term that its decision says. The court does not give back a term that was missed, so look at the case soon.',
      ACTION: 'Open the insolvency watch',
    },
    insolvencyEnded: {
      SUBJECT: 'Insolvency register: a case is over',
      TEXT: 'A case that we found in the insolvency register of an owner who is watched is not under way any more, or the register does not name it. Whose it is, you will see after you sign in. You can close it there.',
      ACTION: 'Open the insolvency watch',
    },
    processingTold: {
      SUBJECT: 'Processing of your personal data',
      TEXT: 'The association of owners, as the controller of personal data, finds out whether the public insolvency register has a record of you as an owner of a unit.\n\nWhy: so that it can file in time the claims that it has or may have against you.{purpose, select, none {} other { {purpose}}}{words, select, none {} other {\n\n{words}}}\n\nLegal basis: the legitimate interest of the association in recovering its claims, article 6(1)(f) of the General Data Protection Regulation.\n\nWe compare your name and date of birth, of companies their number. We do not use your birth number. Only the committee and the manager see the result, and each opening is written down. We delete the data when you stop being an owner or when the reason is over.\n\nYou may turn to the association, ask what it keeps about you, have it corrected, and object. Complaints are taken by the Czech Office for Personal Data Protection.',
    },
  },
} satisfies Translation<typeof cs>;
