import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  SURVEY: {
    NOT_FOUND: 'This survey is not here. It may have been deleted.',
    ANSWER_NOT_FOUND: 'This answer is not offered. It may have been deleted.',
    ERRORS: {
      NOT_DRAFT: 'The survey is no longer a draft.',
      RUNNING:
        'The survey is running. Only its description and a later end can change, or people would answer something else.',
      END_EARLIER: 'The end of a running survey can only be moved later. To end it sooner, finish it by hand.',
      AHEAD: 'The survey has not begun yet; it can be answered from its beginning.',
      ENDED: 'The survey has ended, answers are not taken.',
      NOT_RUNNING: 'The survey is not running.',
      NOT_FOR_YOU: 'This survey is for other neighbours, you cannot answer it.',
      ANSWERED: 'An answer has come already and cannot be changed. The first one holds.',
      UNIT: 'Choose the unit you answer for.',
      ON_PAPER:
        'The committee gave out a paper for this survey. Answer on it, or ask the committee to mark it as returned.',
      REQUIRED: 'Please answer the required questions.',
      ONE_ANSWER: 'Only one answer can be chosen for this question.',
      WHOLE_ORDER: 'Put all the options in order, please.',
      ORDER_ANONYMOUS:
        'Only a survey with names asks for an order: in an anonymous one an unusual order could tell whose it is. Choose another kind of question, or a survey with names.',
      ORDER_FEW: 'At least two options can be put in order. Add another one, please.',
      UNKNOWN_ANSWER: 'There is no such answer. Please load the survey again.',
      CODE: 'The code has eight letters and digits.',
      INCOMPLETE: 'The survey is not complete yet.',
      MANY_QUESTIONS: 'A survey can have at most 100 questions.',
      MANY_ANSWERS: 'A question can have at most 50 answers.',
      NO_QUESTIONS: 'Add at least one question.',
      QUESTION_EMPTY: 'Write the question.',
      ANSWERS_EMPTY: 'Add at least one answer, or allow an own one.',
      ANSWER_EMPTY: 'An answer cannot be empty.',
      ANSWER_TWICE: 'This answer is here already.',
      END_MISSING: 'Choose the end, or finish the survey by hand.',
      END_BEFORE: 'The end has to come after the beginning.',
      END_PAST: 'The end has passed already.',
      AUDIENCE_UNKNOWN: 'Some of the chosen groups are not in the house. Please choose again.',
      NO_PAPERS: 'All papers that were given out are typed in. There can be no more.',
      NOBODY_LEFT: 'All of those chosen have answered already, nobody needs a paper.',
      PAPER_GIVEN: 'Some of these papers are typed in and nobody can tell whose. They cannot be taken back.',
      NOT_SHOWN: 'The results are not shown yet.',
      ANONYMOUS: 'The survey is anonymous, nobody sees single answers.',
    },
  },
} satisfies Translation<typeof cs>;
