import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  LETTER_PRINT: {
    HEAD: 'Letters with a code to the portal',
    FILE: 'letters-with-codes.pdf',
    FOOT: 'Invitation to the portal',
    TITLE: 'Invitation to the portal: {house}',
    LEAD: 'Our house has a portal with messages, documents and votes. We do not know your e-mail, so we send a code on paper.',
    STEP_1: '1. On a phone or a computer open {address}. The square on the right leads a phone there.',
    STEP_2: '2. Copy the code below and write your e-mail.',
    STEP_3: '3. The committee confirms the address and a link comes to your e-mail.',
    UNTIL: 'The code works until {day} and for you alone.',
    CARE: 'Please give it to nobody else. No e-mail? Tell the committee, and messages and ballots come to you on paper.',
  },
} satisfies Translation<typeof cs>;
