// A queue in which networks take turns (round-robin), and urgent tasks precede all others.
import { createLinkedList, type Link, type LinkedList } from './linked-list.ts';

/** The attributes of a client that determine its place in the queue. */
export interface QueuedClient {
  /** Networks take turns. */
  network: string;
  /** Form submissions and logins, which precede everything that only reads. */
  isUrgent?: boolean;
}

/** All operations take constant time, however many tasks and networks wait. */
export interface FairQueue<Task> {
  readonly length: number;
  /** @returns a function that removes the task, if it was not taken */
  add(client: QueuedClient, task: Task): () => void;
  /** Removes and returns the task whose turn it is. */
  takeNext(): Task | undefined;
}

/** A network in its lane. It is never without a task. */
interface Turn<Task> {
  network: string;
  tasks: LinkedList<Task>;
}

function createLane<Task>() {
  const turns = createLinkedList<Turn<Task>>();
  const links = new Map<string, Link<Turn<Task>>>();

  function enter(turn: Turn<Task>): Link<Turn<Task>> {
    const link = turns.push(turn);
    links.set(turn.network, link);
    return link;
  }
  function leave(link: Link<Turn<Task>>): void {
    turns.remove(link);
    links.delete(link.value.network);
  }

  return {
    isEmpty: () => turns.first() === undefined,
    add(network: string, task: Task): () => boolean {
      const link = links.get(network) ?? enter({ network, tasks: createLinkedList() });
      const { tasks } = link.value;
      const place = tasks.push(task);
      return () => {
        if (!tasks.remove(place)) return false;
        const current = links.get(network);
        if (current?.value.tasks === tasks && tasks.first() === undefined) leave(current);
        return true;
      };
    },
    takeNext(): Task | undefined {
      const turn = turns.first();
      const next = turn?.value.tasks.first();
      if (!turn || !next) return undefined;
      turn.value.tasks.remove(next);
      // A network that had its turn moves to the end.
      leave(turn);
      if (turn.value.tasks.first()) enter(turn.value);
      return next.value;
    },
  };
}

export function createFairQueue<Task>(): FairQueue<Task> {
  const urgent = createLane<Task>();
  const usual = createLane<Task>();
  let length = 0;

  return {
    get length() {
      return length;
    },
    add({ network, isUrgent }, task) {
      const remove = (isUrgent ? urgent : usual).add(network, task);
      length += 1;
      return () => {
        if (remove()) length -= 1;
      };
    },
    takeNext() {
      const lane = urgent.isEmpty() ? usual : urgent;
      if (lane.isEmpty()) return undefined;
      length -= 1;
      return lane.takeNext();
    },
  };
}
