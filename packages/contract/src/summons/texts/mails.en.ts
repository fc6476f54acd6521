import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    meetingInvitation: {
      SUBJECT: 'Invitation to the owners’ meeting: {title}',
      TEXT: 'You are invited to the owners’ meeting.\n\nWhen: {when}\nWhere: {address}{text, select, none {} other {\n\n{text}}}{agenda, select, none {} other {\n\nAgenda:\n{agenda}}}{files, select, none {} other {\n\nMaterials, you will find them in the portal:\n{files}}}{codes, select, none {} other {\n\nYour code for the door, show it at the desk:\n{codes}}}{power, select, none {} other {\n\nYou cannot come? You may give somebody a power of attorney: in the portal, or on the paper that you save there.}}',
      ACTION: 'Open the invitation',
    },

    meetingSoon: {
      SUBJECT: 'Reminder: Invitation to the owners’ meeting: {title}',
      TEXT: 'A reminder of the owners’ meeting {title}.\n\nWhen: {when}\nWhere: {address}{codes, select, none {} other {\n\nYour code for the door, show it at the desk:\n{codes}}}{power, select, none {} other {\n\nYou cannot come? Give somebody a power of attorney in the portal, or on paper.}}',
      ACTION: 'Open the invitation',
    },
  },
} satisfies Translation<typeof cs>;
