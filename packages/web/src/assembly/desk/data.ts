import { useRef } from 'react';
import { assemblyDesk } from '#contract/assembly/endpoints-desk.ts';
import type { DeskSeat, DeskTab, Marked } from '#contract/assembly/schema.ts';
import { wallTime } from '#contract/base/time/dates.ts';
import { type Answer, asAnswer } from '../../base/answer.ts';
import { useAsk, useChange, useReading } from '../../base/data.ts';
import { notify } from '../../base/notice.ts';
import { newTap } from './taps.ts';

/** Other desks write into the attendance, which is that of a vote; there is a desk once the meeting was called. */
const hears = ['votes', 'meetings'];
const isId = (id: number) => Number.isInteger(id) && id > 0;

export const useDesk = (id: number) => useReading(assemblyDesk.desk, { id }, { when: isId(id), hears });
export const useSeatPage = (id: number, tab: DeskTab, page: number) =>
  useReading(assemblyDesk.seats, { id, tab, page }, { keep: true, hears });
export const useFound = (id: number, text: string) =>
  useReading(assemblyDesk.find, { id, text }, { when: text !== '', keep: true, hears });
export const useSeatCard = (id: number, seat: number) => useReading(assemblyDesk.seat, { id, seat }, { hears });
export const useAgent = (input: { id: number; seat: number; agentId: number | null; agentName: string }) =>
  useReading(assemblyDesk.agent, input, { when: input.agentId !== null || input.agentName !== '', keep: true, hears });
export const useDoorPowers = (id: number, when: boolean) => useReading(assemblyDesk.powers, { id }, { when, hears });

export const useOpen = () => useChange(assemblyDesk.open);
export const usePower = () => useChange(assemblyDesk.power, { touches: [] });
export const useConfirmPowers = () => useChange(assemblyDesk.confirmPowers);

export function useFind(id: number) {
  const ask = useAsk();
  return (text: string) => ask(assemblyDesk.find, { id, text });
}

/** The clock of the house. */
export const clockOf = (iso: string): string => wallTime(new Date(iso)).slice(11, 16).replace(/^0/, '');

export type Marking = {
  here: boolean;
  spouse?: number | null;
  proxy?: number | null;
  guest?: boolean;
  reason?: string;
  back?: boolean;
};
type Meant = Pick<DeskSeat, 'id' | 'owners' | 'proxy'>;
export type Mark = (seat: Meant, how: Marking, name?: string) => Promise<Answer | null>;

/** Says what was written, with the way back; or that somebody had written it before. */
function tell(done: Marked, name: string, here: boolean, undo: () => unknown): void {
  if (done.already) {
    notify('info', 'ASSEMBLY.DESK.ALREADY', { time: clockOf(done.already) });
    return;
  }
  const waits = done.seat.state === 'waiting';
  const key = waits ? 'ASSEMBLY.DESK.WRITTEN_WAITS' : here ? 'ASSEMBLY.DESK.WRITTEN' : 'ASSEMBLY.DESK.WRITTEN_LEFT';
  notify('ok', key, { name }, { name: 'ASSEMBLY.DESK.UNDO', run: undo });
}

/** Writes who came or left, one tap after another: people come faster than a line answers. Answers why not, if not. */
export function useMark(id: number): { mark: Mark; busy: boolean } {
  const { run, busy } = useChange(assemblyDesk.mark);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const mark: Mark = (seat, how, name = seat.owners) => {
    const tap = newTap();
    const write = async (): Promise<Answer | null> => {
      try {
        const done = await run({ id, seat: seat.id, ...how, event: tap });
        // Who left by mistake is there again as they were.
        const back = { ...how, here: !how.here, reason: '', back: true, ...(!how.here && { proxy: seat.proxy }) };
        if (done) tell(done, name, how.here, () => mark(seat, back, name));
        return null;
      } catch (error) {
        return asAnswer(error);
      }
    };
    const next = queue.current.then(write);
    queue.current = next;
    return next;
  };
  return { mark, busy };
}
