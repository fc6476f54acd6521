import { isOwnComputer } from '../process/nearness.ts';
import type { Config } from './config.ts';

/** What whoever starts it should know at once. */
export function warnings(config: Config, sampled: boolean): string[] {
  const isPublic = !isOwnComputer(new URL(config.url).hostname);
  return [
    ...(isPublic && !config.proxy
      ? [
          `POZOR: PAVLAC_URL je veřejná adresa (${config.url}), ale PAVLAC_PROXY není nastavená. Stojí-li před portálem proxy, jsou pro něj všichni návštěvníci jedna adresa a meze pokusů o přihlášení platí pro všechny dohromady: nastavte adresu proxy, například PAVLAC_PROXY=127.0.0.1.`,
        ]
      : []),
    ...(sampled && !config.demo && config.sampleAnywhere && !config.isLoopback
      ? ['POZOR: PAVLAC_SAMPLE=true na veřejné adrese: k ukázkovým účtům, i ke správci portálu, se přihlásí kdokoli.']
      : []),
  ];
}
