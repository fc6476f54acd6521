import type { Course } from '#contract/assembly/schema-course.ts';
import { useAnswer, useRest } from '../rows/data.ts';
import type { CastValue } from '../rows/steps.ts';
import { pointOf } from '../rows/steps.ts';

/** Writes answers to the point that is on: of one seat, or of everybody else who has none. */
export function useAnswers(course: Course) {
  const one = useAnswer();
  const rest = useRest();
  const point = pointOf(course);
  const { id, voteId } = course;
  const votePointId = point?.votePointId ?? null;
  return {
    say: async (seat: number, value: CastValue): Promise<boolean> => {
      if (voteId === null || votePointId === null) return false;
      const points = [{ vote_value: value, vote_point_id: votePointId, voted_user_id: seat }];
      return (await one.run({ id: voteId, ids: [seat], points }).catch(() => undefined)) !== undefined;
    },
    others: async (value: 'agree' | 'noVote', except: readonly number[]): Promise<void> => {
      if (point) await rest.run({ id, point: point.id, value, except: [...except] }).catch(() => undefined);
    },
    busy: one.busy || rest.busy,
    refused: one.refused ?? rest.refused,
  };
}
export type Answering = ReturnType<typeof useAnswers>;
