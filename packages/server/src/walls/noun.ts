import { none } from '#contract/base/noun/define-noun.ts';
import { walls } from '#contract/walls/endpoints.ts';
import { wallDoor } from '#contract/walls/endpoints-door.ts';
import { owns } from '../base/db/owned-tables.ts';
import { may } from '../base/http/gate.ts';
import { defineNoun, served } from '../define-noun.ts';
import { endedFromWall } from '../reports/writing/steps-writing.ts';
import { wallHandlers } from './handlers.ts';
import { wallDoorHandlers } from './handlers-door.ts';
import { forgetMails, sweepClosed, sweepNotes, sweepWriters, tellOfEnded } from './jobs.ts';
import { wallFiles } from './queries-files.ts';
import { countWaiting } from './queries-notes.ts';
import { furnishWalls } from './sample.ts';

const printed = 'sheets on walls lead to the portal that printed them; in another one the place is given a new code';
const inner = 'what came from a wall, and its places, are for who administers reports until it is let in';

export const wallsNoun = defineNoun({
  serves: (portal) => [served(walls, wallHandlers(portal)), served(wallDoor, wallDoorHandlers(portal))],
  tables: owns({
    wall: { travels: true, inner },
    wall_place: { travels: true, columns: { code: { stays: printed } }, inLog: ['wallPlace'], inner },
    wall_note: {
      travels: true,
      columns: { token_hash: { stays: 'the mailed link leads to the portal that sent it' } },
      inLog: ['wallNote'],
      inner,
    },
    wall_writer: { travels: true, columns: { note_id: { idOf: 'wall_note' } }, inner },
  }),
  guards: { wall_note: wallFiles },
  personal: none('whoever wrote from a wall is no member of the house; their address goes with what they wrote'),
  hears: none('no row of it holds a name of a member'),
  asks: none('nobody is asked to confirm reading it'),
  tells: none('nobody is told of what was not let in; then the report tells'),
  talks: none('nobody comments on it'),
  mailChecks: none('whoever wrote is told once of each step, which no later one takes back'),
  counts: async ({ db, scope }) => ({ wallWaiting: may(scope, 'reports', 'rw') ? await countWaiting(db, scope) : 0 }),
  days: none('nothing of it falls on a day'),
  jobs: (portal, log) => [
    {
      name: 'walls.due',
      cron: '25 * * * *',
      run: async () => {
        await sweepNotes(portal, log);
        await sweepWriters(portal, log);
        await sweepClosed(portal, log);
        await forgetMails(portal);
      },
    },
    { name: endedFromWall, does: (about) => tellOfEnded(portal, about) },
  ],
  sample: furnishWalls,
});
