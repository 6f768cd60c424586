// React as visitors get it: its development build takes a fifth more of the browser's processor time. It has no `act`,
// which the renderer of the tests looks for: here it waits until React has rendered and its effects have run.
import React from 'react';
import { flushSync } from 'react-dom';

/** Tests replace the timers. */
const realTimeout = setTimeout;

async function act(work: () => Promise<void>): Promise<void> {
  await flushSync(work);
  // What effects have scheduled.
  await new Promise((resolve) => realTimeout(resolve));
}

Object.assign(React, { act });
