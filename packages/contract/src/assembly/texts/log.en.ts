import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    DEEDS: {
      meetings: {
        register: 'Registration of a meeting opened: {name}',
        begin: 'Meeting opened: {name}',
        officers: 'Who chairs and writes the minutes: {name}',
        turn: 'Next point of the agenda: {name}',
        discuss: 'Point discussed: {name}',
        objection: 'Objection for the minutes: {name}',
        question: 'Question for the minutes: {name}',
        unrepresented: 'Agent left, the power not confirmed: {name}',
        unremark: 'Objection or question taken back: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
