import { defineNoun, none } from '../base/noun/define-noun.ts';
import { walls } from './endpoints.ts';
import { wallDoor } from './endpoints-door.ts';
import { wallsRefusals } from './rules-refusals.ts';

export const wallsNoun = defineNoun({
  module: 'reports',
  endpoints: { walls, wallDoor },
  refusals: wallsRefusals,
  deeds: ['wall', 'wallPlace', 'wallNote'],
  mails: ['wallConfirm', 'wallLetIn', 'wallDeclined', 'wallSolved', 'wallClosed'],
  counts: ['wallWaiting'],
  finds: none('what came from the wall is found once it is a report'),
});
