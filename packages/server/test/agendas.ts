import { agenda } from '#contract/agenda/endpoints.ts';
import type { AgendaView } from '#contract/agenda/schema.ts';
import type { Given } from '#contract/base/calls/endpoint.ts';
import type { Person } from './house.ts';

type Points = Given<typeof agenda.save>['points'];

/** What is told, what is decided and who is elected. */
export const threePoints = (): Points => [
  { kind: 'election', name: 'Volba předsedajícího', wording: 'Shromáždění volí předsedajícím Adama.' },
  { kind: 'information', name: 'Hospodaření', body: '<p>Přehled za rok.</p>' },
  {
    kind: 'resolution',
    name: 'Výtah',
    wording: 'Společenství vymění výtah za nejvýše 2 miliony.',
    preset: 'threeQuarters',
  },
];

/** The agenda as the form sends it back, with other points. */
export const editedAgenda = (
  a: AgendaView,
  change: (points: Points) => Points = (p) => p,
): Given<typeof agenda.save> => ({
  ...{ id: a.id, updatedAt: a.updatedAt },
  points: change(
    a.points.map(({ id, kind, name, body, wording, preset, attachments, files }) => ({
      ...{ id, kind, name, body, wording, preset, fileIds: attachments.map((f) => f.id) },
      documents: files.map((f) => ({ id: f.id, version: f.version })),
    })),
  ),
});

export const agendaAs = (by: Person, id: number): Promise<AgendaView> => by.asks(agenda.one, { id });

/** Writes the agenda of a meeting; three points unless others are given. */
export const anAgenda = async (by: Person, id: number, points: Points = threePoints()): Promise<AgendaView> =>
  by.asks(
    agenda.save,
    editedAgenda(await agendaAs(by, id), () => points),
  );
