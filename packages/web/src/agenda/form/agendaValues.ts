import type { UseFormReturnType } from '@mantine/form';
import type { AgendaView, Majority, PointView, TemplatePoint } from '#contract/agenda/schema.ts';
import type { PointKind } from '#contract/agenda/schema-words.ts';
import type { ChosenFile } from '#contract/base/files/chosen.ts';
import { choicesOf } from '../../kit/files/chosen.ts';

export type PointValues = {
  key: string;
  id: number | null;
  kind: PointKind;
  name: string;
  body: string;
  wording: string;
  preset: Majority | null;
  files: PointView['attachments'];
  documents: ChosenFile[];
  isFixed: boolean;
};
/** An agenda as its form holds it; the names are those of what is sent, so that errors find their fields. */
export type AgendaValues = { points: PointValues[] };
export type AgendaFields = UseFormReturnType<AgendaValues>;

const empty = { id: null, body: '', wording: '', preset: null, files: [], documents: [], isFixed: false };
export const newPoint = (): PointValues => ({ ...empty, key: crypto.randomUUID(), kind: 'resolution', name: '' });
export const fromTemplate = (point: TemplatePoint): PointValues => ({ ...empty, key: crypto.randomUUID(), ...point });

export const valuesOf = ({ points }: AgendaView): AgendaValues => ({
  points: points.map(({ id, kind, name, body, wording, preset, attachments, files, isFixed }) => ({
    ...{ key: String(id), id, kind, name, body, wording, preset, isFixed },
    ...{ files: attachments, documents: files },
  })),
});

/** An agenda that nobody wrote yet begins with what the house still has to do. */
export const begunOf = (agenda: AgendaView, carried: TemplatePoint | null): AgendaValues =>
  agenda.points.length === 0 && carried !== null ? { points: [fromTemplate(carried)] } : valuesOf(agenda);

const isSame = (point: PointValues, carried: TemplatePoint): boolean => point.name === carried.name;
/** Whether the agenda has the point on what waits. */
export const hasCarried = ({ points }: AgendaValues, carried: TemplatePoint): boolean =>
  points.some((point) => isSame(point, carried));

/** With points of a template at the end; where there is nothing but what waits, that comes after the opening. */
export function withTemplate(
  { points: now }: AgendaValues,
  template: readonly TemplatePoint[],
  carried: TemplatePoint | null,
): PointValues[] {
  const added = template.map(fromTemplate);
  const [only, ...others] = now;
  if (!only || others.length > 0 || !carried || !isSame(only, carried)) return [...now, ...added];
  return [...added.slice(0, 1), only, ...added.slice(1)];
}

export const inputOf = ({ points }: AgendaValues) => ({
  points: points.map(({ id, kind, name, body, wording, preset, files, documents }) => ({
    ...{ id, kind, name, body, wording, preset },
    fileIds: files.map((f) => f.id),
    documents: choicesOf(documents),
  })),
});

/** Whether something of the point would be lost with it. */
export const isTyped = ({ name, body, wording, files, documents }: PointValues): boolean =>
  `${name}${body}${wording}`.trim() !== '' || files.length + documents.length > 0;
