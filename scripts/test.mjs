// npm test: sets up what is needed, runs every stage, and counts. Words after it choose stages by name.
import { ensureInstalled } from './install.mjs';
import { CliError, runMain } from './toolchain.mjs';

await runMain(async () => {
  try {
    await ensureInstalled();
  } catch (error) {
    console.error(error instanceof CliError ? error.message : error);
    console.log('\n0 passed, 1 failed');
    return 1;
  }
  // Loaded only now: they ask the installed packages where their programs lie.
  const { stages } = await import('./test-stages.mjs');
  const chosen = process.argv.slice(2);
  const unknown = chosen.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    throw new CliError(
      `No stage ${unknown.join(', ')}. There are: ${stages.map(({ name }) => name).join(', ')}.`,
    );
  }

  let passed = 0;
  let failed = 0;
  for (const { name, run } of stages) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    console.log(`\n== ${name}`);
    const since = Date.now();
    const result = await run().catch((error) => {
      console.error(error instanceof CliError ? error.message : error);
      return { passed: 0, failed: 1 };
    });
    passed += result.passed;
    failed += result.failed;
    const seconds = ((Date.now() - since) / 1000).toFixed(1);
    console.log(`== ${name}: ${result.passed} passed, ${result.failed} failed, ${seconds} s`);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
});
