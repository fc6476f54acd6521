import { writeFileSync } from 'node:fs';

const firstLine = ({ name = 'Error', message = '' }) => `${name}: ${message.split('\n')[0]}`;
const named = (test, words) => `${test.module.relativeModuleId}: ${test.fullName}${words}`;
/** What a test stumbled over, cut to one line: the end of a long log is often all that is kept. */
const stumbled = (test) => (test.result().errors ?? []).map((error) => ` | ${firstLine(error).slice(0, 300)}`).join('');

/** Writes the counts of a run of Vitest, and by name all that went wrong: tests, files that did not load, what was thrown outside of both. */
export default class Counts {
  onTestRunEnd(files, thrown) {
    const tests = files.flatMap((file) => [...file.children.allTests()]);
    const ended = (state) => tests.filter((test) => test.result().state === state);
    const names = [
      ...ended('failed').map((test) => named(test, stumbled(test))),
      ...files.flatMap((file) => file.errors().map((error) => `${file.relativeModuleId}: ${firstLine(error)}`)),
      ...files
        .flatMap((file) => [...file.children.allSuites()])
        .flatMap((suite) => suite.errors().map((error) => `${suite.module.relativeModuleId}: ${firstLine(error)}`)),
      ...thrown.map((error) => `mimo zkoušky: ${firstLine(error)}`),
    ];
    const again = tests
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => named(test, ` (napodruhé prošla)${stumbled(test)}`));
    const counted = { passed: ended('passed').length, failed: names.length, skipped: ended('skipped').length };
    writeFileSync(process.env.PAVLAC_TEST_REPORT, JSON.stringify({ ...counted, names: [...names, ...again] }));
  }
}
