import { ofSample, type Question, type Said, startRegisters } from '#server/base/registers/registers-simulated.ts';

type Answers = (asked: Question) => Said | null | Promise<Said | null>;

export type { Said };

export type LandRegister = {
  base: string;
  /** Paths of questions that came, in their order. */
  asked: string[];
  /** What it answers from now on instead of the house of the sample; null leaves the question to that. */
  says(answers: Answers): void;
  close(): Promise<void>;
};

/** Both services of the cadastre over a real socket: they know the house of the sample until they are told otherwise. */
export async function aLandRegister(): Promise<LandRegister> {
  const asked: string[] = [];
  let answers: Answers = () => null;
  const server = await startRegisters(async (question) => {
    asked.push(question.path);
    return (await answers(question)) ?? ofSample(question);
  });
  return {
    ...server,
    asked,
    says(given) {
      answers = given;
    },
  };
}

export const json = (body: unknown, status = 200): Said => ({ status, body: JSON.stringify(body) });
