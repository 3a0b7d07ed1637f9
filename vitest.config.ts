import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/{contracts,text,detect,transform,observability}/src/**/*.test.ts'],
        },
      },
    ],
  },
})
