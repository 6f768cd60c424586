// A doubly linked list, whose ends and members are reached in constant time.

export interface Link<T> {
  value: T;
  before: Link<T> | undefined;
  after: Link<T> | undefined;
  isRemoved: boolean;
}

export interface LinkedList<T> {
  first(): Link<T> | undefined;
  push(value: T): Link<T>;
  /** @returns false if it was removed already */
  remove(link: Link<T>): boolean;
}

export function createLinkedList<T>(): LinkedList<T> {
  let first: Link<T> | undefined;
  let last: Link<T> | undefined;
  return {
    first: () => first,
    push(value) {
      const link: Link<T> = { value, before: last, after: undefined, isRemoved: false };
      if (last) last.after = link;
      else first = link;
      last = link;
      return link;
    },
    remove(link) {
      if (link.isRemoved) return false;
      link.isRemoved = true;
      if (link.before) link.before.after = link.after;
      else first = link.after;
      if (link.after) link.after.before = link.before;
      else last = link.before;
      return true;
    },
  };
}
