// Reports each step of a script in one line with its duration.
import { spawn } from 'node:child_process';
import { CliError, root } from './toolchain.mjs';

/**
 * Runs a program and prints its duration; its output is shown only if it fails.
 * @param {string} title such as "Installing the packages"
 * @param {{ command: string, args: string[], env?: NodeJS.ProcessEnv, shell?: boolean }} program
 * @throws {CliError} with its output if it fails
 */
export async function step(title, program) {
  const since = Date.now();
  const seconds = () => `${Math.round((Date.now() - since) / 1000)} s`;
  const terminal = process.stdout.isTTY;
  process.stdout.write(terminal ? `${title} ...` : `${title} ...\n`);
  const ticking = terminal && setInterval(() => process.stdout.write(`\r${title} ... ${seconds()}`), 1000);
  const { code, output } = await capture(program);
  if (ticking) clearInterval(ticking);
  process.stdout.write(
    `${terminal ? '\r' : ''}${title}: ${code === 0 ? 'done' : 'failed'} in ${seconds()}\n`,
  );
  if (code !== 0) throw new CliError(`${output.trim()}\n${title}: failed with code ${code}.`);
}

/**
 * Runs a program in the project's folder and captures its output.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture({ command, args, env = process.env, shell = false }) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { cwd: root, env, shell, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
