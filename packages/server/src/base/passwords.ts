import { hash, verify } from '@node-rs/argon2';

// OWASP's second profile: 19 MiB, two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let nobody: Promise<string> | undefined;

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Whether the password belongs to the hash; an unknown account takes the same time and is never right. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hash('nobody has this password', cost);
  const right = await verify(stored ?? (await nobody), password);
  return right && Boolean(stored);
}
