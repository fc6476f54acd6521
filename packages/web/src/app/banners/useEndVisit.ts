import { houseLog } from '#contract/association/endpoints-log.ts';
import { asAnswer } from '../../base/answer.ts';
import { useChange } from '../../base/data.ts';
import { session } from '../../base/session.ts';

/** Ends the visit on the server, which writes it down, and only then leaves the house; one that is over is left at once. */
export function useEndVisit() {
  const end = useChange(houseLog.endVisit, { leaves: true });
  const leave = async () => {
    const isOver = await end.run({}).then(
      (done) => done !== undefined,
      (error) => [403, 404].includes(asAnswer(error).status),
    );
    if (isOver) session.unchoose();
  };
  return { leave, busy: end.busy };
}
