import { CONSOLE_ADDRESSES } from '@redraft/contracts/console'
import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { AnyShell } from '../shell/any-shell.tsx'
import { PublicShell } from '../shell/public-shell.tsx'
import { WorkspaceShell } from '../shell/workspace-shell.tsx'

const SignInPage = lazy(async () => ({
  default: (await import('../pages/sign-in/sign-in-page.tsx')).SignInPage,
}))
const SignUpPage = lazy(async () => ({
  default: (await import('../pages/sign-up/sign-up-page.tsx')).SignUpPage,
}))
const ConfirmPage = lazy(async () => ({
  default: (await import('../pages/sign-up/confirm-page.tsx')).ConfirmPage,
}))
const ForgotPage = lazy(async () => ({
  default: (await import('../pages/reset/forgot-page.tsx')).ForgotPage,
}))
const ResetPage = lazy(async () => ({ default: (await import('../pages/reset/reset-page.tsx')).ResetPage }))
const InvitationPage = lazy(async () => ({
  default: (await import('../pages/invitation/invitation-page.tsx')).InvitationPage,
}))
const OverviewPage = lazy(async () => ({
  default: (await import('../pages/overview/overview-page.tsx')).OverviewPage,
}))
const KeysPage = lazy(async () => ({ default: (await import('../pages/keys/keys-page.tsx')).KeysPage }))
const UsagePage = lazy(async () => ({ default: (await import('../pages/usage/usage-page.tsx')).UsagePage }))
const BillingPage = lazy(async () => ({
  default: (await import('../pages/billing/billing-page.tsx')).BillingPage,
}))
const SettingsPage = lazy(async () => ({
  default: (await import('../pages/settings/settings-page.tsx')).SettingsPage,
}))
const PlaygroundPage = lazy(async () => ({
  default: (await import('../playground/playground-page.tsx')).PlaygroundPage,
}))
const NotFoundPage = lazy(async () => ({
  default: (await import('../pages/not-found/not-found-page.tsx')).NotFoundPage,
}))

/** Every address of the console; each page is a chunk of its own. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicShell />}>
        <Route path={CONSOLE_ADDRESSES.signIn} element={<SignInPage />} />
        <Route path={CONSOLE_ADDRESSES.signUp} element={<SignUpPage />} />
        <Route path={CONSOLE_ADDRESSES.confirm} element={<ConfirmPage />} />
        <Route path={CONSOLE_ADDRESSES.forgotPassword} element={<ForgotPage />} />
        <Route path={CONSOLE_ADDRESSES.resetPassword} element={<ResetPage />} />
        <Route path={CONSOLE_ADDRESSES.invitation} element={<InvitationPage />} />
      </Route>
      <Route element={<WorkspaceShell />}>
        <Route path={CONSOLE_ADDRESSES.home} element={<Navigate to={CONSOLE_ADDRESSES.overview} replace />} />
        <Route path={CONSOLE_ADDRESSES.overview} element={<OverviewPage />} />
        <Route path={CONSOLE_ADDRESSES.keys} element={<KeysPage />} />
        <Route path={CONSOLE_ADDRESSES.usage} element={<UsagePage />} />
        <Route path={CONSOLE_ADDRESSES.billing} element={<BillingPage />} />
        <Route path={CONSOLE_ADDRESSES.settings} element={<SettingsPage />} />
        <Route path={`${CONSOLE_ADDRESSES.playground}/*`} element={<PlaygroundPage />} />
      </Route>
      <Route element={<AnyShell />}>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
