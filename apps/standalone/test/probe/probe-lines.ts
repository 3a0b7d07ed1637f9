import type { Reporter, TestCase, TestModule } from 'vitest/node'

type Fault = { readonly message?: string }

/** A message without colours and without the stack, indented. */
function indented(errors: readonly Fault[]): string {
  const colour = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')
  const lines = errors.flatMap(({ message = 'failed' }) => message.replace(colour, '').split('\n'))
  return lines.map((line) => `      ${line}\n`).join('')
}

/** One line for each probe: `ok` or `FAIL`, the backend, and its name, which begins with the number of its point. */
export class ProbeLines implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result()
    const verdict = state === 'passed' ? 'ok  ' : 'FAIL'
    const why = state === 'skipped' ? [{ message: 'it did not run' }] : errors
    process.stdout.write(`${verdict}  ${test.name}  [${test.project.name}]\n${indented(why)}`)
  }

  /** What went wrong outside the probes of a file, for example in its start. */
  onTestModuleEnd(module: TestModule): void {
    const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors())
    const errors = [...module.errors(), ...suites]
    if (errors.length > 0) process.stdout.write(`FAIL  ${module.moduleId}\n${indented(errors)}`)
  }
}
