"""Lessons in the browser: from the list to the goal, and on to the next one."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def test_a_lesson_from_the_list_to_the_next_one(page: Page) -> None:
    page.goto("/guide")
    page.get_by_role("button", name="Begin: Chains of Actions").click()
    lesson = page.get_by_role("complementary", name="Chains of Actions")
    expect(lesson).to_contain_text("Buy a Province on your first turn.")
    hand = page.locator(".hand-row")
    for card, drawn in (("village", 5), ("smithy", 7), ("smithy", 9)):
        hand.locator(f"[data-card={card}]").first.click()
        expect(hand.locator("[data-card]")).to_have_count(drawn)
    page.keyboard.press("t")
    page.locator(".supply [data-card=province].glows").click()
    expect(lesson).to_contain_text("Well done!")
    page.get_by_role("button", name="Next lesson").click()
    expect(page.get_by_role("complementary", name="A smaller deck")).to_be_visible()
    page.goto("/guide")
    expect(page.get_by_role("button", name="Once more: Chains of Actions")).to_be_visible()
    expect(page.get_by_role("button", name="Begin: A smaller deck")).to_be_visible()


def test_a_lesson_can_be_missed_and_taken_back(page: Page) -> None:
    page.goto("/guide")
    page.get_by_role("button", name="Begin: Chains of Actions").click()
    lesson = page.get_by_role("complementary", name="Chains of Actions")
    page.locator(".hand-row [data-card=smithy]").first.click()
    page.keyboard.press("t")
    page.locator(".supply [data-card=silver].glows").click()
    expect(lesson).to_contain_text("Not this time.")
    page.keyboard.press("u")
    expect(lesson).to_contain_text("Buy a Province on your first turn.")
