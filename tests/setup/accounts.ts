// Accounts of the browser tests, one for each role.
import type { Role } from '#server/db/schema/users.ts';

export interface TestAccount {
  email: string;
  password: string;
}

const password = 'a password for the tests only';

/** Created by the first start of the test site. */
export const account: TestAccount = { email: 'admin@theatre.example', password };
export const colleague = {
  email: 'paula@theatre.example',
  password,
  name: 'Paula Probe',
  role: 'editor',
} as const;
export const eveningService = {
  email: 'abend@theatre.example',
  password,
  name: 'Jonas Einlass',
  role: 'evening-service',
} as const;

export const colleagues: readonly (TestAccount & { name: string; role: Role })[] = [
  colleague,
  eveningService,
];
