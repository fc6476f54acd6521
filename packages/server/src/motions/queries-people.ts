import { may, type Scope } from '../base/http/gate.ts';

/** Whether the file of this person that the asker makes tells of votes. */
export const tellsVotes = (scope: Scope, id: number): boolean => id === scope.memberId || may(scope, 'vote', 'r');
