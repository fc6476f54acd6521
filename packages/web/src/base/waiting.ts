/** How long an answer, or the next sign of an upload, is waited for. */
export const patience = 30_000;

/** Gives up when `patience` passes without a sign: `late` tells it from an end that somebody asked for. */
export function waiting(giveUp: () => void, limit = patience) {
  let late = false;
  let timer: ReturnType<typeof setTimeout>;
  const sign = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      late = true;
      giveUp();
    }, limit);
  };
  sign();
  return { sign, end: () => clearTimeout(timer), isLate: () => late };
}
