/** What has to be undone, in the reverse of the order in which it was done. */
export class Cleanup {
  #steps: (() => Promise<void>)[] = []
  #running: Promise<void> | undefined

  add(step: () => Promise<void>): void {
    this.#steps.push(step)
  }

  /** Undoes everything, once; a step that fails is reported and does not keep the others from running. */
  run(): Promise<void> {
    this.#running ??= this.#undo()
    return this.#running
  }

  async #undo(): Promise<void> {
    // Steps that were added while others ran (a start cut short by Ctrl-C) are undone too.
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) {
      await step().catch((error: unknown) => console.error('Cleaning up:', error))
    }
  }
}
